import Livery

let theme = try Theme(contentsOfFile: "theme.css")
print("theme.css:", theme.diagnostics.count, "diagnostics")
