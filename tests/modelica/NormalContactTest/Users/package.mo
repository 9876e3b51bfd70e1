within NormalContactTest;
package Users "What a new user would build: moving planes, turned frames, several contacts, arrays, closed loops, standing starts"
  extends Modelica.Icons.Package;
end Users;
