// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery

// The theme's files, in the resources of the program.
let folder = Bundle.module.resourceURL ?? URL(filePath: ".")
let theme = try Theme(contentsOf: folder.appending(path: "theme.css"))
try theme.add(contentsOf: folder.appending(path: "caret.json"))

// The plugin generates AppStyle from them before compilation: an unknown name is a compile error.
let style = AppStyle(theme)
print("toolbar:", style.editor.toolbar.backgroundColor, style.editor.toolbar.font)
print("padding:", style.editor.toolbar.padding.left)
print("badge:  ", style.badge.badgeSize.width, style.badge.color, style.badge.hover.color)
print("caret:  ", style.cursor.color, style.cursor.showTime, style.cursor.timingType)
print("accent: ", style.variables.accent)

// A live style is refreshed when the theme changes, and calls its closure.
let live = LiveStyle<AppCursorStyle>(theme) { cursor in
  print("now:    ", cursor.color, cursor.width)
}
theme.add("cursor { color: crimson; width: 3px; --show-time: soon }", name: "evening.css")
live.refresh()
for problem in live.problems { print("problem:", problem) }
