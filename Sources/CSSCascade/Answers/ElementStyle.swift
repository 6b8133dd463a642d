// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
public import CSSValues

/// The answers about one element, which mostly a selector describes: its computed style, with
/// the values as they are drawn.
@usableFromInline
final class ElementStyle: Sendable {
  /// The selector that describes the element, as it was written; empty where none does.
  let selector: String
  /// Whether any rule matches the element itself.
  @usableFromInline let isMatched: Bool
  /// Why the selector describes no element; empty when it does.
  let diagnostics: [Diagnostic]
  /// The values of the longhands that are declared or inherited, with every `currentcolor` replaced.
  @usableFromInline let values: LonghandMap<CSSValue>
  /// The colors among the values, in the same places: nothing of them is counted, copied or converted when one is read.
  @usableFromInline let colors: [Color?]
  /// The style that the values are of; nil where a selector describes an element that no rule matches.
  private let style: ComputedStyle.Storage?
  /// Roughly how many bytes the style takes that no other style shares with it.
  let footprint: Int

  /// Works out the style of the element that a selector describes, in some states besides those the selector names.
  convenience init(
    _ selector: String, states: [String], in rules: ActiveRules, below root: ImpliedRoot
  ) {
    let description = ElementDescription(parsing: selector)
    let style = Self.style(of: description.adding(states: states), in: rules, below: root)
    self.init(
      style.flatMap { $0.isMatched ? $0 : nil }, selector: selector,
      diagnostics: description.diagnostics,
      below: description.hasImpliedRoot ? root.known : nil)
  }

  /// The answers about an element whose style is computed already; no selector describes it.
  convenience init(_ style: ComputedStyle.Storage) {
    self.init(style, selector: "", diagnostics: [], below: style)
  }

  private init(
    _ style: ComputedStyle.Storage?, selector: String, diagnostics: [Diagnostic],
    below root: ComputedStyle.Storage?
  ) {
    self.selector = selector
    self.diagnostics = diagnostics
    self.style = style
    isMatched = style?.isMatched ?? false
    var values = LonghandMap<CSSValue>()
    if let style {
      let color = style.inherited.context.currentColor
      for entry in style.inherited.values.entries + style.own.entries {
        values.set(entry.property, entry.value.resolved(currentColor: color))
      }
      for logical in style.cascaded.declaredLogical {
        if let value = values[logical.physical(in: style.inherited.flow)] {
          values.set(logical, value)
        }
      }
    }
    self.values = values
    colors = values.values.map { $0.as(Color.self) }
    footprint = values.values.reduce(style?.ownFootprint(below: root) ?? 0) { $0 + $1.footprint }
  }

  /// Computes the described element and, before it, all it inherits from.
  private static func style(
    of description: ElementDescription, in rules: ActiveRules, below root: ImpliedRoot
  ) -> ComputedStyle.Storage? {
    guard let (tree, element) = description.tree(in: rules) else { return nil }
    var path = [element]
    while let last = path.last, tree.elements[last].parent >= 0 {
      path.append(Int(tree.elements[last].parent))
    }
    var styler = ElementStyler(rules, tree)
    var style: ComputedStyle.Storage?
    if description.hasImpliedRoot, let top = path.popLast() {
      style = root.style { styler.style(of: top, below: nil) }
    }
    return path.reversed().reduce(style) { styler.style(of: $1, below: $0) }
  }
}

extension ElementStyle {
  /// The style that the answers are of; nil where no rule matches the element.
  var computedStyle: ComputedStyle? { style.map { ComputedStyle($0) } }

  /// What lengths and colors of the element refer to; that of a plain root where no rule matches it.
  var context: ComputationContext { style?.inherited.context ?? ComputationContext() }

  /// The value of a property of the table; that of a shorthand is the text that its longhands make.
  @usableFromInline
  subscript(property: Property) -> CSSValue? {
    if !property.isShorthand { return values[property] ?? physicalValue(of: property) }
    let longhands = property.longhands.compactMap { self[$0] }
    return property.collapsed(computed: longhands).map { .unparsed($0) }
  }

  /// The value of a logical longhand that was declared as the physical one that it is in the element's flow.
  private func physicalValue(of property: Property) -> CSSValue? {
    guard property.isLogical, let style else { return nil }
    return values[property.physical(in: style.inherited.flow)]
  }

  /// The value of a property by its name, custom ones included.
  func value(named name: String) -> CSSValue? {
    if let property = Property(name: name) { return self[property] }
    guard name.hasPrefix("--"), let style, let atom = style.names.find(name) else { return nil }
    return style.inherited.customProperties[atom].map { .unparsed($0) }
  }

  /// Every value with its name: the table's longhands in its order, then the custom properties in that of their names.
  var namedValues: [(name: String, value: CSSValue)] {
    let longhands = Property.allCases.prefix(Property.longhandCount).compactMap { property in
      values[property].map { (name: property.name, value: $0) }
    }
    return longhands + (style?.namedCustomProperties ?? [])
  }
}
