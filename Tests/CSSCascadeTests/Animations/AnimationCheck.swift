// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Foundation

/// The computed values of a row's keyframes, and the comparison with the expected ones.
struct AnimationCheck {
  let row: AnimationRow
  let underlying: ComputedStyle
  let from: ComputedStyle
  let to: ComputedStyle

  init(_ row: AnimationRow) {
    self.row = row
    underlying = Self.style(row, nil)
    from = Self.style(row, row.from)
    to = Self.style(row, row.to)
  }

  /// The differences from the expected values, in words.
  var differences: [String] {
    row.longhands.flatMap { longhand in
      let (from, to) = ends(of: longhand)
      return (row.points ?? []).compactMap { point in
        difference(
          at: point, longhand, longhand.interpolated(from: from, to: to, at: point.progress))
      }
    }
  }

  /// Returns whether a point shows neither the start nor the end, so that the values are not
  /// discrete.
  func isGradual(_ longhand: Property) -> Bool {
    let (from, to) = ends(of: longhand)
    let ends = [from, to].map { text($0, of: longhand) }
    return (row.points ?? []).contains { point in
      !ends.contains(text(used(style(at: point), longhand), of: longhand))
    }
  }

  /// Returns the computed values at 0 and 1, composed onto the underlying value.
  func ends(of longhand: Property) -> (from: CSSValue, to: CSSValue) {
    func end(_ style: ComputedStyle, _ composite: String?) -> CSSValue {
      let composition: AnimationComposition =
        switch composite {
        case "add": .add
        case "accumulate": .accumulate
        default: .replace
        }
      return longhand.composed(
        used(style, longhand), onto: used(underlying, longhand), composition)
    }
    return (
      end(from, row.from == nil ? nil : row.fromComposite),
      end(to, row.to == nil ? nil : row.toComposite)
    )
  }

  private func used(_ style: ComputedStyle, _ longhand: Property) -> CSSValue {
    style[longhand].resolved(currentColor: style.color)
  }

  private func difference(
    at point: AnimationRow.Point, _ longhand: Property, _ value: CSSValue
  ) -> String? {
    let expected = used(style(at: point), longhand)
    let texts = (text(value, of: longhand), text(expected, of: longhand))
    return texts.0 == texts.1
      ? nil : "\(longhand) at \(point.progress): \(texts.0) instead of \(texts.1)"
  }

  /// Returns the expected style of the target.
  private func style(at point: AnimationRow.Point) -> ComputedStyle {
    point.expected.map { expected in
      Self.style(row, expected.map { "\($0): \($1)" }.joined(separator: ";"), isBlock: true)
    } ?? Self.style(row, point.value)
  }

  /// Returns the style of the target with a value of the row's property, or with the underlying
  /// value for `nil`.
  private static func style(
    _ row: AnimationRow, _ value: String?, isBlock: Bool = false
  ) -> ComputedStyle {
    let declarations = [row.underlying, isBlock ? nil : value].compactMap { value in
      value.map { "\(row.property): \($0);" }
    }
    return AnimationPage.style(
      of: row.source, declarations.joined() + (isBlock ? value ?? "" : ""))
  }
}

extension AnimationCheck {
  /// Returns the text of a value as the suite compares it: transforms as matrices, and numbers
  /// rounded.
  func text(_ value: CSSValue, of longhand: Property) -> String {
    if longhand == .transform, let functions = [TransformFunction](value),
      let matrix = functions.matrix(in: ReferenceBox(width: 100, height: 100))
    {
      return Self.rounded(TransformFunction(matrix).description)
    }
    if longhand == .transformOrigin { return Self.rounded(originInPixels(value)) }
    guard case .list(let values) = value, let first = values.first else {
      return Self.rounded(value.description)
    }
    // Layers of a background repeat, so that equal layers are one.
    return Self.rounded(
      values.allSatisfy { $0 == first } && longhand.name.hasPrefix("background-position")
        ? first.description : value.description)
  }

  /// Returns the text of an origin with its percentages resolved against the size of the target.
  private func originInPixels(_ value: CSSValue) -> String {
    let sizes = [Property.width, .height].map { Length(underlying[$0])?.pixels }
    var parts: [CSSValue] = if case .sequence(let parts) = value { parts } else { [value] }
    guard case .position(let position) = parts.removeFirst() else { return value.description }
    let pixels = zip([position.x, position.y], sizes).map { component, size in
      LengthPercentage(component.cssValue)?.resolved(percentagesOf: size ?? 0)?.description ?? ""
    }
    return (pixels + parts.map(\.description)).joined(separator: " ")
  }

  /// Returns a text with its numbers rounded to two decimals, and large ones to six digits.
  private static func rounded(_ text: String) -> String {
    text.replacing(/-?[0-9]*\.[0-9]+|-?[0-9]{16,}/) { match in
      guard let number = Double(match.output) else { return String(match.output) }
      if number.magnitude > 1e15 { return String(format: "%.5g", number) }
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
  }
}
