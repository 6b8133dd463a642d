// SPDX-License-Identifier: Apache-2.0
import Livery

// The theme overrides Livery's default sheet, and the global css() reads it.
let theme = try Theme(contentsOfFile: "Examples/evening.css")
Theme.current = theme

if let color = css("toolbar .button", "color") {  // any property, by name
  print(color)
}
if let color = css("toolbar .button", \.color, state: .disabled) {  // a typed property, in a state
  print("opacity \(color.alpha)")
}
if let color = css(".tableItemLink", \.color) {  // the default sheet's rule, the theme's variable
  print(color)
}

let font = theme.ruleSet(for: "toolbar .button").font  // all typed values of an element
print(font.size, font.weight, font)

var button = Button()
theme.apply("toolbar .button", to: &button)  // an object of the program takes its style
print(button)

// Views that conform to StyleNode are styled in their position in the tree.
let layers = try Theme(contentsOfFile: "Examples/window.css")
let save = View("button", classes: ["primary"])
let help = View("button")
let window = View("window", subviews: [View("toolbar", subviews: [save, help])])

let tree = layers.styledTree(of: window)  // the whole window; each view is read once
for style in [tree[save], tree[help]].compactMap(\.self) {
  print(style[.backgroundColor], style[.color])
}

let before = layers.computedStyle(for: save)  // a single view, before and after a change
save.isPressed = true
let after = layers.computedStyle(for: save)
print(after[.backgroundColor], after.difference(from: before))
