within NormalContact;
package UsersGuide "User's Guide"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>NormalContact adds contact to <code>Modelica.Mechanics.MultiBody</code>: cams and followers, feet, rolling and tumbling bodies. A body
is described by one scalar function. Contact point, normal, curvatures and the kinematics of rolling follow from it explicitly, without
a search.</p>
<ol>
<li><a href=\"modelica://NormalContact.UsersGuide.Concept\">Concept</a>: the one idea behind the library.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.Tutorial\">Tutorial</a>: a cam with a roller, from an empty diagram.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.TutorialFoot\">Tutorial</a>: a foot under your leg in five minutes.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.TutorialSpatial\">Tutorial</a>: a stone on a table, in space.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.Data\">Tutorial</a>: shapes from a lift table, a contour, a mesh.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.Elements\">Elements</a>: which element do I need?</li>
<li><a href=\"modelica://NormalContact.UsersGuide.ValveTrains\">Valve trains</a>: from the lift table to valve float, in ten steps.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.Feet\">Feet</a>: how to choose stiffness, damping and friction, with values and their sources.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.ForceLaws\">Force laws</a>: how to choose them and their parameters.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.OwnElement\">Your own contact element</a>: twenty lines.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.Limits\">Limits</a>: what the elements do not do, and what tools need to be told.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.Messages\">Messages</a>: every message of a wrong use, and what to do.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.References\">References</a>: papers, and the printed errors that were found in them.</li>
<li><a href=\"modelica://NormalContact.UsersGuide.ReleaseNotes\">Release notes</a>,
<a href=\"modelica://NormalContact.UsersGuide.Contact\">contact and licence</a>.</li>
</ol>
</html>"));
end UsersGuide;
