// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// A generator of sheets and trees as plain models, with few names, so that most rules interact.
struct RandomReference {
  var source: SeededGenerator

  init(seed: UInt64) { source = SeededGenerator(seed: seed) }

  /// Returns sheets of all origins.
  mutating func sheets() -> ReferenceSheets {
    ReferenceSheets(
      sheets: (0..<source.number(1...4)).map { _ in
        (source.one([.default, .user, .author, .author]), rules(3, isInScope: false))
      })
  }

  private mutating func rules(_ depth: Int, isInScope: Bool) -> [ReferenceRule] {
    (0..<source.number(1...3)).map { _ in rule(depth, isInScope: isInScope) }
  }

  private mutating func rule(_ depth: Int, isInScope: Bool) -> ReferenceRule {
    guard depth > 0, source.happens(50) else { return style(depth, isInScope, in: []) }
    switch source.number(0...5) {
    case 0, 1:
      return .layer(
        source.happens(80) ? source.one(Self.layers) : nil, rules(depth - 1, isInScope: isInScope))
    case 2: return .layerNames([source.one(Self.layers), source.one(Self.layers)])
    case 3, 4:
      let root = source.happens(85) ? selector(isInScope, longest: 2) : nil
      let limit = source.happens(50) ? selector(true, longest: 2) : nil
      return .scope(root, limit: limit, rules(depth - 1, isInScope: true))
    default:
      let (text, matches) = source.one(Self.conditions)
      return .condition(text, matches: matches, rules(depth - 1, isInScope: isInScope))
    }
  }

  private mutating func style(
    _ depth: Int, _ isInScope: Bool, in parents: [ReferenceSelector]
  ) -> ReferenceRule {
    let selectors = (0..<source.number(1...2)).map { _ in
      selector(isInScope && parents.isEmpty, longest: 3, in: parents)
    }
    let nested = depth > 1 && source.happens(25) ? [style(depth - 1, isInScope, in: selectors)] : []
    return .style(selectors, declarations(), nested: nested)
  }

  private mutating func selector(
    _ mayBeScope: Bool, longest: Int, in parents: [ReferenceSelector] = []
  ) -> ReferenceSelector {
    var selector = ReferenceSelector(
      compounds: (0..<source.number(1...longest)).map { _ in
        (source.one([" ", " ", ">", "+", "~"]), compound())
      }, parents: parents, isScoped: mayBeScope)
    let index = source.number(0...selector.compounds.count - 1)
    if !parents.isEmpty { selector.compounds[index].compound.isParent = true }
    if mayBeScope, source.happens(20) { selector.compounds[0].compound.isScope = true }
    return selector
  }

  private mutating func compound() -> ReferenceSelector.Compound {
    ReferenceSelector.Compound(
      type: source.happens(25) ? source.one(["a", "b"]) : nil, id: source.happens(4) ? "i" : nil,
      classes: source.some(["x", "y"], 25), excluded: source.happens(10) ? "z" : nil)
  }

  /// Returns some declarations.
  mutating func declarations() -> [ReferenceDeclaration] {
    (0..<source.number(1...4)).map { _ in
      let (name, values) = source.one(Self.declarations)
      return ReferenceDeclaration(
        name: name, value: source.one(source.happens(35) ? RandomSheets.keywords : values),
        isImportant: source.happens(20))
    }
  }

  private static let layers = ["l", "m", "n", "l.m", "m.l.n"]
  private static let conditions = [
    ("@media all", true), ("@media print", false), ("@supports (color: red)", true),
    ("@supports not (color: red)", false),
  ]
  private static let declarations = [
    ("color", ["red", "lime", "blue", "nope"]), ("visibility", ["hidden", "collapse"]),
    ("cursor", ["pointer", "wait"]), ("width", ["1px", "2px", "auto", "1px 2px"]),
    ("order", ["1", "2", "3"]), ("z-index", ["4", "auto", "-1"]),
    ("margin", ["1px", "2px 3px", "auto", "1px 2px 3px 4px", "red"]), ("margin-left", ["7px"]),
    ("margin-top", ["8px", "9px"]), ("padding", ["1px", "2px 5px"]), ("padding-left", ["6px"]),
    ("flex", ["1", "none", "2 3 4px"]), ("flex-grow", ["5"]), ("--a", ["p", "q", "r s"]),
    ("--b", ["t", "u"]), ("all", RandomSheets.keywords), ("direction", ["rtl", "ltr"]),
    ("margin-inline", ["10px", "11px 12px"]), ("margin-inline-start", ["13px"]),
  ]
}

extension RandomReference {
  /// Returns a tree of elements, some with inline styles and presentational hints.
  mutating func tree(_ depth: Int = 4) -> StyleElement {
    var element = StyleElement(
      source.one(["a", "b"]), id: source.happens(8) ? "i" : nil,
      classes: source.some(["x", "y", "z"], 45))
    if source.happens(20) {
      element.inlineStyle = declarations().map { $0.text + ";" }.joined()
    }
    if source.happens(15) {
      element.presentationalHints = [LonghandValue(.order, .number(11))]
    }
    if depth > 0 { element.children = (0..<source.number(0...3)).map { _ in tree(depth - 1) } }
    return element
  }
}
