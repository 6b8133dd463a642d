import Livery

let theme = try Theme(contentsOfFile: "theme.css")
Theme.current = theme

if let color = css("toolbar", "background-color") {
  print("toolbar:", color)
}
if let color = css("searchbar", "background-color") {
  print("search bar:", color)
}
