import Livery

let theme = try Theme(contentsOfFile: "theme.css")
let watcher = try theme.watch()
let changes = theme.changes(of: ".done")

var button = Button()
theme.apply(".done", to: &button)
print("fill:", button.fillColor)

for await change in changes {
  print("changed:", change.selectors.joined(separator: ", "))
  theme.apply(".done", to: &button)
  print("fill:", button.fillColor)
}
