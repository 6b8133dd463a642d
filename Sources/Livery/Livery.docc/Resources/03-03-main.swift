import Livery

let theme = try Theme(contentsOfFile: "theme.css")

var button = Button()
theme.apply(".done", to: &button)
print("text:", button.textColor)
print("fill:", button.fillColor)

theme.apply(".done", to: &button, state: .highlighted)
print("fill while pressed:", button.fillColor)
