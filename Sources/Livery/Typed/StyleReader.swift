// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSSyntax
public import CSSValues
public import LiveryDisplay

/// A reader of the values of a theme into the properties of generated code, element by element.
///
/// If the theme lacks a value, the property is unchanged and a problem is recorded. Only code that
/// `livery generate` writes uses this type.
public struct StyleReader {
  /// The values that the theme lacks, in the order of reading.
  public private(set) var problems: [StyleProblem] = []
  private let sheet: CSSStyleSheet
  private var current: PreparedSelector?

  /// Creates a reader of style sheets.
  public init(_ sheet: CSSStyleSheet) { self.sheet = sheet }

  /// Selects the element that a selector describes, for the next values.
  public mutating func selectElement(_ selector: String) {
    let element = sheet.prepare(selector, states: [])
    current = element.isMatched ? element : nil
    if current == nil { problems.append(StyleProblem(selector: selector)) }
  }

  /// Assigns a value of the right type, or else records that it is missing or of another type.
  private mutating func assign<Value>(
    _ member: inout Value, of property: String, _ value: Value?, found: CSSValue?
  ) {
    if let value {
      member = value
    } else if let current {
      problems.append(
        StyleProblem(selector: current.selector, property: property, found: found?.description))
    }
  }
}

// MARK: Properties of CSS

extension StyleReader {
  /// Reads a property as a typed value.
  public mutating func read<Value: PropertyValue>(_ member: inout Value, _ property: Property) {
    let value = value(of: property)
    assign(&member, of: property.name, value.flatMap { Value($0) }, found: value)
  }

  /// Reads an optional property as a typed value, which only some themes or environments have.
  public mutating func read<Value: PropertyValue>(_ member: inout Value?, _ property: Property) {
    member = value(of: property).flatMap { Value($0) }
  }

  /// Reads a property as an untyped value.
  public mutating func read(_ member: inout CSSValue, _ property: Property) {
    let value = value(of: property)
    assign(&member, of: property.name, value, found: nil)
  }

  /// Reads an optional property as an untyped value, which only some themes or environments have.
  public mutating func read(_ member: inout CSSValue?, _ property: Property) {
    member = value(of: property)
  }

  /// Reads a property as one of the keywords that the theme has for it.
  public mutating func read<Value: StyleKeyword>(_ member: inout Value, _ property: Property) {
    let value = value(of: property)
    assign(
      &member, of: property.name, value.flatMap { Value(rawValue: $0.description) },
      found: value)
  }

  /// Reads an optional property as a keyword, which only some themes or environments have.
  public mutating func read<Value: StyleKeyword>(_ member: inout Value?, _ property: Property) {
    member = value(of: property).flatMap { Value(rawValue: $0.description) }
  }

  /// Reads a property as a length in px.
  public mutating func readPixels(_ member: inout Double, _ property: Property) {
    let value = value(of: property)
    assign(&member, of: property.name, value?.generatedPixels, found: value)
  }

  /// Reads an optional property as a length in px, which only some themes or environments have.
  public mutating func readPixels(_ member: inout Double?, _ property: Property) {
    member = value(of: property)?.generatedPixels
  }

  /// Reads a property as a single duration.
  public mutating func readDuration(_ member: inout Duration, _ property: Property) {
    let value = value(of: property)
    assign(&member, of: property.name, value?.singleTime, found: value)
  }

  /// Reads an optional property as a single duration, which only some themes or environments have.
  public mutating func readDuration(_ member: inout Duration?, _ property: Property) {
    member = value(of: property)?.singleTime
  }

  /// Reads the font.
  public mutating func readFont(_ member: inout CSSFont) {
    guard let current else { return }
    let declared: [Property] = [.fontFamily, .fontSize, .fontWeight, .fontStyle]
    let isDeclared = declared.contains { current.css($0) != nil }
    assign(&member, of: "font", isDeclared ? current.ruleSet.font : nil, found: nil)
  }

  /// Reads an optional font, which only some themes or environments have.
  public mutating func readFont(_ member: inout CSSFont?) { member = current?.ruleSet.font }

  /// Reads the four sides of a shorthand as lengths in px.
  public mutating func readInsets(_ member: inout Insets, _ property: Property) {
    assign(&member, of: property.name, insets(of: property), found: current?.css(property))
  }

  /// Reads the optional four sides of a shorthand as lengths in px.
  ///
  /// Only some themes or environments have them.
  public mutating func readInsets(_ member: inout Insets?, _ property: Property) {
    member = insets(of: property)
  }

  /// Returns the value of a longhand, or the common value of all longhands of a shorthand.
  private func value(of property: Property) -> CSSValue? {
    guard let current else { return nil }
    return current.commonValue(of: property)
  }

  private func insets(of property: Property) -> Insets? {
    let sides = property.longhands.compactMap { current?.css($0)?.generatedPixels }
    guard sides.count == 4 else { return nil }
    return Insets(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }
}

// MARK: Custom properties

extension StyleReader {
  /// Reads a custom property.
  public mutating func readCustomProperty<Value: StyleMember>(
    _ member: inout Value, _ name: String, as form: CustomValue.Form
  ) {
    let value = current?.customValue(name, as: form).flatMap { Value(withBase($0, of: name)) }
    assign(&member, of: name, value, found: current?.css(name))
  }

  /// Reads an optional custom property, which only some themes or environments have.
  public mutating func readCustomProperty<Value: StyleMember>(
    _ member: inout Value?, _ name: String, as form: CustomValue.Form
  ) {
    member = current?.customValue(name, as: form).flatMap { Value(withBase($0, of: name)) }
  }

  /// Returns an address with its base, and other values unchanged.
  private func withBase(_ value: CustomValue, of name: String) -> CustomValue {
    guard case .url(var url) = value, let current else { return value }
    url.base = sheet.base(of: name, for: current.selector)
    return .url(url)
  }
}
