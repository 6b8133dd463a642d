// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
public import CSSValues

/// The computed style of one element, with its values resolved for drawing.
///
/// In most cases a selector describes the element.
@usableFromInline
final class ElementStyle: Sendable {
  /// The selector that describes the element, as written; empty if no selector does.
  let selector: String
  /// Whether any rule matches the element itself.
  @usableFromInline let isMatched: Bool
  /// The reasons why the selector describes no element; empty if it describes one.
  let diagnostics: [Diagnostic]
  /// The values of declared or inherited longhands, with every `currentcolor` resolved.
  @usableFromInline let values: LonghandMap<CSSValue>
  /// The colors among the values, at the same indices.
  ///
  /// A color is read without reference counting, a copy or a conversion.
  @usableFromInline let colors: [CSSColor?]
  /// The style that the values belong to; `nil` if no rule matches the synthetic element.
  private let style: ComputedStyle?
  /// The approximate size of the data that no other style shares, in bytes.
  let sizeInBytes: Int

  /// Creates the style of an element that a selector describes.
  ///
  /// - Parameters:
  ///   - style: the style of the element; `nil` if no rule matches it, or if there is no element.
  ///   - selector: the selector as written.
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
    sizeInBytes = values.values.reduce(style?.ownSizeInBytes(below: root) ?? 0) {
      $0 + $1.sizeInBytes
    }
  }

  /// Creates the style of an element that has a computed style already and no selector.
  convenience init(_ style: ComputedStyle) {
    self.init(style, selector: "", diagnostics: [], below: style)
  }
}

extension ElementStyle {
  /// The computed style that the values belong to; `nil` if no rule matches the element.
  var computedStyle: ComputedStyle? { style }

  /// The context that lengths and colors of the element refer to.
  ///
  /// If no rule matches the element, the context is that of a root without declarations.
  var context: ComputationContext { style?.context ?? ComputationContext() }

  /// The value of a property; for a shorthand, the text that its longhands serialize to.
  @usableFromInline
  subscript(property: Property) -> CSSValue? {
    if !property.isShorthand { return values[property] ?? physicalValue(of: property) }
    let longhands = property.longhands.compactMap { self[$0] }
    return property.collapsed(computed: longhands).map { .unparsed($0) }
  }

  /// Returns the value of a logical longhand that is declared by its physical name.
  ///
  /// The flow of the element maps the logical longhand to the physical one.
  private func physicalValue(of property: Property) -> CSSValue? {
    guard property.isLogical, let style else { return nil }
    return values[property.physical(in: style.flow)]
  }

  /// Returns the value of a property by its name, custom properties included.
  func value(named name: String) -> CSSValue? {
    if let property = Property(name: name) { return self[property] }
    guard name.hasPrefix("--"), let style, let atom = style.names.find(name) else { return nil }
    return style.customProperties[atom].map { .unparsed($0) }
  }

  /// All values with their names.
  ///
  /// The longhands precede the custom properties, which are sorted by name.
  var namedValues: [(name: String, value: CSSValue)] {
    let longhands = Property.allCases.prefix(Property.longhandCount).compactMap { property in
      values[property].map { (name: property.name, value: $0) }
    }
    return longhands + (style?.namedCustomProperties ?? [])
  }
}
