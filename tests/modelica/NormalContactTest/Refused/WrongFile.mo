within NormalContactTest.Refused;
model WrongFile "Runs as it is; each wrong file is refused at the start with its name, its line and what to do"
  parameter String missing="circle.json" "refused at none.json: NormalContact, cam: the file 'none.json' cannot be read; give the path of a shape.txt";
  parameter String damaged="circle.json" "refused at damaged.txt: NormalContact, cam: 'damaged.txt', line 3: this is no number of a shape vector";
  parameter String spatial="circle.json" "refused at sphere.json: NormalContact, cam: 'sphere.json' holds a body in space; choose the file of a planar body";
  parameter String flat="circle.json" "refused at polar.json: NormalContact, cam: 'polar.json' holds a polar potential, for a circle of radius 0.01 m; a generating potential is needed";
  parameter String longer="circle.json" "refused at ellipse.json: NormalContact, cam: 'ellipse.json' holds 4 numbers; set n = 4. Where a shape is given beside the file, remove one of them";
  parameter String roller="polar.json" "refused at circle.json: NormalContact, cam: 'circle.json' holds a generating potential; a polar potential is needed: fit the data again with --roller 0.01";
  parameter Modelica.Units.SI.Radius R=0.01 "refused at 0.02: NormalContact, cam: 'polar.json' holds the polar potential for a circle of radius 0.01 m; set R = 0.01, or fit";
protected
  final parameter Real of_missing[3]=NormalContact.Shapes.Planar.fromFile(missing, 3, "cam", 0);
  final parameter Real of_damaged[3]=NormalContact.Shapes.Planar.fromFile(damaged, 3, "cam", 0);
  final parameter Real of_spatial[3]=NormalContact.Shapes.Planar.fromFile(spatial, 3, "cam", 0);
  final parameter Real of_flat[3]=NormalContact.Shapes.Planar.fromFile(flat, 3, "cam", 0);
  final parameter Real of_longer[3]=NormalContact.Shapes.Planar.fromFile(longer, 3, "cam", 0);
  final parameter Real of_roller[3]=NormalContact.Shapes.Planar.fromFile(roller, 3, "cam", R);
  final parameter Real of_either[3]=NormalContact.Shapes.Planar.fromFile("polar.json", 3);
end WrongFile;
