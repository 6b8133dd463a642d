// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The values of one target property: how to read, interpolate and combine them.
struct ValueSpace: Sendable {
  /// The property.
  let property: TargetProperty
  /// The syntax of a registered custom property, or `nil` for any other property.
  private let syntax: RegisteredSyntax?
  /// Whether children inherit the value.
  let isInherited: Bool
  /// The sizes of keywords, by which they are interpolated.
  var sizes = KeywordSizes.none

  /// Creates the values of a property in the rules of a tree.
  init(_ property: TargetProperty, in tree: StyledTree) {
    self.property = property
    switch property {
    case .longhand(let longhand):
      syntax = nil
      isInherited = longhand.isInherited
    case .custom(let name):
      let registration = tree.registration(ofCustomProperty: name)
      syntax = registration.flatMap { $0.syntax.isUniversal ? nil : $0.syntax }
      isInherited = registration?.isInherited ?? true
    }
  }
}

extension ValueSpace {
  /// Whether the property is a custom property.
  var isCustom: Bool { if case .custom = property { true } else { false } }

  /// Returns the computed value in a style.
  ///
  /// An undefined custom property has the value `initial`, which no defined one has.
  func value(in style: ComputedStyle) -> CSSValue {
    switch property {
    case .longhand(let longhand): return style.computedValue(of: longhand)
    case .custom(let name):
      let text = style.text(ofCustomProperty: name) ?? "initial"
      return syntax?.value(parsing: text) ?? .unparsed(text)
    }
  }

  /// Returns the value between two values.
  ///
  /// Values that cannot be interpolated flip halfway.
  func interpolated(from start: CSSValue, to end: CSSValue, at progress: Double) -> CSSValue {
    switch property {
    case .longhand(let longhand):
      guard let sized = sizes.resolved(start, end) else {
        return longhand.interpolated(from: start, to: end, at: progress)
      }
      // At its ends, the value remains the keyword, whose size may change.
      if progress == 0 || progress == 1 { return progress == 0 ? start : end }
      return longhand.interpolated(from: sized.start, to: sized.end, at: progress)
    case .custom:
      return syntax?.interpolated(from: start, to: end, at: progress)
        ?? (progress < 0.5 ? start : end)
    }
  }

  /// Returns whether two values can be interpolated.
  func isInterpolable(from start: CSSValue, to end: CSSValue) -> Bool {
    switch property {
    case .longhand(let longhand):
      sizes.resolved(start, end) != nil || longhand.isInterpolable(from: start, to: end)
    case .custom: syntax?.isInterpolable(from: start, to: end) ?? false
    }
  }

  /// Returns a value that is combined with the value under it.
  func composed(
    _ value: CSSValue, onto underlying: CSSValue, _ composition: AnimationComposition
  ) -> CSSValue {
    if composition == .replace { return value }
    return switch property {
    case .longhand(let longhand):
      longhand.composed(
        sizes[value] ?? value, onto: sizes[underlying] ?? underlying, composition)
    case .custom: syntax?.composed(value, onto: underlying, composition) ?? value
    }
  }

  /// The work that a change of the value requires, at most.
  var changeEffect: ChangeEffect {
    switch property {
    case .longhand(let longhand): longhand.changeEffect
    // Programs may draw with a custom property.
    case .custom: .repaint
    }
  }
}
