import Livery

let theme = try Theme(contentsOfFile: "theme.css")

let style = theme.ruleSet(for: ".done")
print("font:", style.font)
print("font size:", style.font.size)
if let padding = style.paddingLeft {
  print("left padding:", padding)
}
