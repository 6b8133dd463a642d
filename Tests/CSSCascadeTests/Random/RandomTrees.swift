// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension RandomSheets {
  /// Returns a tree of elements with inline styles and other values of their own.
  mutating func tree(atMost count: Int = 12) -> StyleElement {
    var left = source.number(1...count)
    return tree(3, &left)
  }

  private mutating func tree(_ depth: Int, _ left: inout Int) -> StyleElement {
    var element = element()
    left -= 1
    while depth > 0, left > 0, source.happens(70) {
      element.children.append(tree(depth - 1, &left))
    }
    return element
  }

  /// Returns an element without children.
  mutating func element() -> StyleElement {
    var element = StyleElement(
      source.one(["a", "b", "c"]), id: source.happens(20) ? source.one(["i", "j"]) : nil,
      classes: source.some(["x", "y", "z"], 40),
      states: source.some(["hover", "checked", "on"], 30),
      attributes: source.happens(25) ? ["k": source.one(["v", "V w", ""])] : [:])
    if source.happens(10) { element.attributes["dir"] = source.one(["rtl", "ltr", "up"]) }
    if source.happens(10) { element.supertypes = ["c"] }
    if source.happens(15) { element.parts = source.some(["p", "q"], 60) }
    if source.happens(15) { element.language = source.one(["de", "de-CH", ""]) }
    if source.happens(20) { element.text = "t" }
    if source.happens(25) {
      element.size = StyleSize(
        width: Double(source.number(0...400)), height: source.happens(60) ? 80 : nil)
    }
    if source.happens(20) { element.inlineStyle = block(1) }
    if source.happens(15) { element.presentationalHints = [source.one(Self.presentationalHints)] }
    return element
  }

  /// Returns an environment for values.
  mutating func environment() -> StyleEnvironment {
    var environment = StyleEnvironment()
    if source.happens(70) { environment.viewport = .init(width: 640, height: 480) }
    if source.happens(40) { environment.colorScheme = .dark }
    environment.variables = ["room": source.one(["5px", "var(--x)", "env(room)", ")", ""])]
    return environment
  }

  /// Returns a selector, which may or may not describe an element.
  mutating func description() -> String {
    if source.happens(30) { return selectorList() }
    let compounds = (0..<source.number(1...3)).map { _ in
      source.one(["a", "b", "c"]) + source.some([".x", ".y", "#i", ":hover", "[k=v]"], 25).joined()
    }
    return compounds.joined(separator: source.one([" ", " > ", " + "]))
  }

  private static let presentationalHints: [LonghandValue] = [
    (Property.color, "teal"), (.width, "9px"), (.fontSize, "2em"), (.visibility, "hidden"),
  ].compactMap { property, text in
    property.value(parsing: text).map { LonghandValue(property, $0) }
  }
}
