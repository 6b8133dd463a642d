import Livery

let theme = try Theme(contentsOfFile: "theme.css")
Theme.current = theme

if let color = css(".done", \.backgroundColor) {
  print("button:", color)
}
if let color = css(".done", \.backgroundColor, state: .highlighted) {
  print("pressed button:", color)
}
