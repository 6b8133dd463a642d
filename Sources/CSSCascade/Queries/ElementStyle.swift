// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
public import CSSValues

/// The computed style of one element, with its values resolved for drawing.
///
/// The element is either a synthetic one, which a selector describes, or one of a styled tree.
@usableFromInline
final class ElementStyle: Sendable {
  /// The selector that describes the element, as written; empty if no selector does.
  let selector: String
  /// Whether any rule matches the element itself.
  @usableFromInline let isMatched: Bool
  /// The reasons why the selector describes no element; empty if it describes one.
  let diagnostics: [Diagnostic]
  /// The values of declared or inherited longhands, with every `currentcolor` resolved.
  ///
  /// A logical longhand is included only if a rule declares it by its logical name. Its physical
  /// longhand is always included with it.
  @usableFromInline let values: LonghandMap<CSSValue>
  /// The colors among the values, parallel to `values.values`; `nil` for a value that is no color.
  ///
  /// A color is read without reference counting, a copy or a conversion.
  @usableFromInline let colors: [CSSColor?]
  /// The style that the values belong to; `nil` if no rule matches the element, or if the selector
  /// describes no element.
  let computedStyle: ComputedStyle?
  /// The approximate size of the values and of the custom properties that the implied root does
  /// not share, in bytes.
  let sizeInBytes: Int

  /// Creates the style of an element that a selector describes, or of an invalid selector.
  ///
  /// - Parameters:
  ///   - computedStyle: the style of the element; `nil` if no rule matches it, or if the selector
  ///     describes no element.
  ///   - selector: the selector as written.
  ///   - diagnostics: the reasons why the selector describes no element.
  ///   - root: a style whose custom properties ``sizeInBytes`` does not include: that of the
  ///     implied root, or `nil` if the element is not below it.
  init(
    _ computedStyle: ComputedStyle?, selector: String, diagnostics: [Diagnostic],
    below root: ComputedStyle?
  ) {
    self.selector = selector
    self.diagnostics = diagnostics
    self.computedStyle = computedStyle
    isMatched = computedStyle?.isMatched ?? false
    var values = LonghandMap<CSSValue>()
    if let computedStyle {
      for (longhand, valueNumber) in computedStyle.declaredLonghands {
        values.set(longhand, computedStyle.resolved(valueNumber))
      }
      // The lists of values also contain the logical names that rules declare.
      for logical in computedStyle.declaredLogical {
        let physical = logical.physical(in: computedStyle.flow)
        if let value = values[physical] { values.set(logical, value) }
      }
    }
    self.values = values
    colors = values.values.map { $0.as(CSSColor.self) }
    sizeInBytes = values.values.reduce(computedStyle?.ownSizeInBytes(below: root) ?? 0) {
      $0 + $1.sizeInBytes
    }
  }

  /// Creates the style of an element that has a computed style already and no selector.
  convenience init(_ computedStyle: ComputedStyle) {
    // The computed style is also the root, because its custom properties are not a copy.
    self.init(computedStyle, selector: "", diagnostics: [], below: computedStyle)
  }
}

extension ElementStyle {
  /// The context that lengths and colors of the element refer to.
  ///
  /// Without a computed style, the context is that of a root without declarations.
  var context: ComputationContext { computedStyle?.context ?? ComputationContext() }

  /// The value of a property, or `nil` if it is neither declared nor inherited.
  ///
  /// The value of a shorthand is the text that its longhands serialize to, or `nil` if any of them
  /// has no value.
  @usableFromInline
  subscript(property: Property) -> CSSValue? {
    if !property.isShorthand { return values[property] ?? mappedValue(of: property) }
    let longhands = property.longhands.compactMap { self[$0] }
    // A list with fewer values than longhands collapses to `nil`.
    return property.collapsed(computed: longhands).map { .unparsed($0) }
  }

  /// Returns the value of a logical longhand that no rule declares by its logical name.
  ///
  /// The flow of the element maps the logical longhand to the physical one, which has the value.
  /// The result is `nil` for any other property.
  private func mappedValue(of property: Property) -> CSSValue? {
    guard property.isLogical, let computedStyle else { return nil }
    return values[property.physical(in: computedStyle.flow)]
  }

  /// Returns the value of a property by its name, custom properties included.
  func value(named name: String) -> CSSValue? {
    if let property = Property(name: name) { return self[property] }
    guard name.hasPrefix("--"), let computedStyle,
      let atom = computedStyle.names.find(name)
    else { return nil }
    return computedStyle.customProperties[atom].map { .unparsed($0) }
  }

  /// The declared or inherited longhands and custom properties, by name.
  ///
  /// A logical longhand is included only if a rule declares it by its logical name. The longhands
  /// precede the custom properties, which are sorted by name.
  var namedValues: [(name: String, value: CSSValue)] {
    // The longhands precede the shorthands among all cases.
    let longhands = Property.allCases.prefix(Property.longhandCount).compactMap { property in
      values[property].map { (name: property.name, value: $0) }
    }
    return longhands + (computedStyle?.namedCustomProperties ?? [])
  }
}
