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
  @usableFromInline let colors: [CSSColor?]
  /// The style that the values are of; `nil` if a selector describes an element that no rule matches.
  private let style: ComputedStyle?
  /// Roughly how many bytes the style takes that no other style shares with it.
  let footprint: Int

  /// The answers about an element that a selector describes.
  ///
  /// - Parameters:
  ///   - style: the style of the element; `nil` if no rule matches it, or if the selector describes no element.
  ///   - selector: the selector as it was written.
  ///   - diagnostics: the reasons why the selector describes no element.
  ///   - root: the style of the implied root, if the element is below it.
  init(
    _ style: ComputedStyle?, selector: String, diagnostics: [Diagnostic],
    below root: ComputedStyle?
  ) {
    self.selector = selector
    self.diagnostics = diagnostics
    self.style = style
    isMatched = style?.isMatched ?? false
    var values = LonghandMap<CSSValue>()
    if let style {
      for (property, number) in style.declaredLonghands {
        values.set(property, style.resolved(number))
      }
      for logical in style.declaredLogical {
        if let value = values[logical.physical(in: style.flow)] { values.set(logical, value) }
      }
    }
    self.values = values
    colors = values.values.map { $0.as(CSSColor.self) }
    footprint = values.values.reduce(style?.ownFootprint(below: root) ?? 0) { $0 + $1.footprint }
  }

  /// The answers about an element whose style is computed already; no selector describes it.
  convenience init(_ style: ComputedStyle) {
    self.init(style, selector: "", diagnostics: [], below: style)
  }
}

extension ElementStyle {
  /// The style that the answers are of; nil where no rule matches the element.
  var computedStyle: ComputedStyle? { style }

  /// What lengths and colors of the element refer to; that of a plain root where no rule matches it.
  var context: ComputationContext { style?.context ?? ComputationContext() }

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
    return values[property.physical(in: style.flow)]
  }

  /// The value of a property by its name, custom ones included.
  func value(named name: String) -> CSSValue? {
    if let property = Property(name: name) { return self[property] }
    guard name.hasPrefix("--"), let style, let atom = style.names.find(name) else { return nil }
    return style.customProperties[atom].map { .unparsed($0) }
  }

  /// Every value with its name: the table's longhands in its order, then the custom properties in that of their names.
  var namedValues: [(name: String, value: CSSValue)] {
    let longhands = Property.allCases.prefix(Property.longhandCount).compactMap { property in
      values[property].map { (name: property.name, value: $0) }
    }
    return longhands + (style?.namedCustomProperties ?? [])
  }
}
