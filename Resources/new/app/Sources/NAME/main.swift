import Foundation
import Livery

/// Prints a message on standard error, and ends the program.
func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("{{NAME}}: \(message)\n".utf8))
  exit(code)
}

// The options: --picture FILE writes a picture in place of the window, --dark selects dark colors.
var picture: String?
var isDark = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--dark": isDark = true
  case "--picture" where !arguments.isEmpty: picture = arguments.popFirst()
  default: fail("usage: {{NAME}} [--dark] [--picture FILE]", code: 64)
  }
}

// The theme: the source file while you develop, else its copy in the resources of the program.
let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "theme.css")
let isDevelopment = FileManager.default.fileExists(atPath: source.path)
let file = isDevelopment ? source : Bundle.module.bundleURL.appending(path: "theme.css")
let theme: Theme
do {
  theme = {{THEME}}
} catch {
  fail("\(error)", code: 66)
}
theme.environment.colorScheme = isDark ? .dark : .light

let app = App(theme)
if let picture {
  app.write(to: picture)
} else if app.openWindow() {
  dispatchMain()
} else {
  print("no display: the window is drawn as a picture")
  app.write(to: "{{NAME}}.png")
}
