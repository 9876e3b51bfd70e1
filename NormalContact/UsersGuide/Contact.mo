within NormalContact.UsersGuide;
class Contact "Contact and licence"
  extends Modelica.Icons.Contact;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>NormalContact is free software under the BSD 3-Clause licence; see the file LICENSE of the project. Questions and
reports: the issue tracker of the project. A report helps most with a small model that shows the problem, the version of the tool, and
its messages.</p>
</html>"));
end Contact;
