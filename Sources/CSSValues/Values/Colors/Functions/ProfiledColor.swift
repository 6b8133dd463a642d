// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A color of a space that only a profile describes: inks, `device-cmyk()`, or a space of the author's, `color(--name …)`.
///
/// Livery reads no profiles: inks are converted as if they were ideal, and the author's colors are black.
///
/// Defined by [CSS Color 5, sections 8 and 9](https://drafts.csswg.org/css-color-5/#custom-color).
public struct ProfiledColor: Sendable, Hashable {
  /// `device-cmyk`, or the author's name, which begins with two dashes.
  public var profile: String
  /// The components, of inks 0 to 1; nil where one is missing.
  public var components: [Double?]
  /// The opacity, 0 to 1; nil where it is missing.
  public var alpha: Double?
}

extension ProfiledColor: CustomStringConvertible {
  /// The color as CSS writes it: `color(device-cmyk 0 0.8 0.8 0.3 / 0.5)`.
  public var description: String {
    func text(_ component: Double?) -> String { component.map(numberText) ?? "none" }
    let values = components.map(text).joined(separator: " ")
    let name = profile == Self.inks ? profile : identifierText(profile)
    return "color(\(name) \(values)\(alpha == 1 ? "" : " / \(text(alpha))"))"
  }

  /// The color in sRGB.
  ///
  /// Defined by [CSS Color 5, section 9.2](https://drafts.csswg.org/css-color-5/#cmyk-rgb).
  package var color: CSSColor {
    let missing: CSSColor.Missing = alpha == nil ? .alpha : []
    guard profile == Self.inks, components.count == 4 else {
      return CSSColor(.srgb, 0, 0, 0, alpha: alpha ?? 0, missing: missing)
    }
    let inks = components.map { $0 ?? 0 }
    func light(_ ink: Double) -> Double { 1 - min(1, ink * (1 - inks[3]) + inks[3]) }
    return CSSColor(
      .srgb, light(inks[0]), light(inks[1]), light(inks[2]), alpha: alpha ?? 0, missing: missing)
  }

  /// The name of inks without a profile.
  static let inks = "device-cmyk"
  /// More components are refused: no process has as many inks.
  private static let maximumCount = 64
}

extension ProfiledColor {
  /// Reads the arguments of `device-cmyk()`, in the legacy form with commas as well.
  static func parseInks(_ cursor: inout TokenCursor) -> ProfiledColor? {
    guard let first = ColorComponent.parseConstant(&cursor, .modern) else { return nil }
    var isLegacy = false
    if case .number = first { isLegacy = cursor.peek() == .comma }
    var components = [first]
    while components.count < 4 {
      if isLegacy, !cursor.takeComma() { return cursor.expected("','") }
      guard let next = ColorComponent.parseConstant(&cursor, isLegacy ? .number : .modern) else {
        return nil
      }
      components.append(next)
    }
    guard let alpha = readAlpha(&cursor, isLegacy: isLegacy) else { return nil }
    let values = components.map { $0.unscaled.map { min(max($0, 0), 1) } }
    return ProfiledColor(profile: inks, components: values, alpha: alpha.opacityOrMissing)
  }

  /// Takes the name of a space that only a profile describes, if one stands next.
  static func takeProfile(_ cursor: inout TokenCursor) -> String? {
    guard cursor.peek() == .ident else { return nil }
    if cursor.stream.value(of: cursor.position, equals: "device-cmyk") {
      _ = cursor.next()
      return inks
    }
    let isDashed = cursor.stream.withName(of: cursor.position) { $0.starts(with: "--".utf8) }
    guard isDashed, let position = cursor.next() else { return nil }
    return cursor.stream.value(of: position)
  }

  /// Reads the arguments of `color()` behind `--name` or `device-cmyk`, which were taken.
  static func parse(_ cursor: inout TokenCursor, profile: String) -> ProfiledColor? {
    var components: [Double?] = []
    repeat {
      guard components.count < maximumCount,
        let next = ColorComponent.parseConstant(&cursor, .modern)
      else { return nil }
      components.append(next.unscaled)
    } while !cursor.isAtEnd() && !(cursor.peek() == .delim)
    if profile == inks, components.count != 4 {
      return cursor.expected("<number> | <percentage> | none")
    }
    guard let alpha = readAlpha(&cursor, isLegacy: false) else { return nil }
    return ProfiledColor(
      profile: profile, components: components, alpha: alpha.opacityOrMissing)
  }

  private static func readAlpha(
    _ cursor: inout TokenCursor, isLegacy: Bool
  ) -> ColorComponent? {
    guard isLegacy ? cursor.takeComma() : cursor.takeSlash() else { return .number(1) }
    return ColorComponent.parseConstant(&cursor, isLegacy ? [.number, .percentage] : .modern)
  }
}

extension ColorComponent {
  /// Reads an argument that does not depend on the element.
  fileprivate static func parseConstant(
    _ cursor: inout TokenCursor, _ kinds: Kinds
  ) -> ColorComponent? {
    let start = cursor
    guard let component = parse(&cursor, kinds) else { return nil }
    if component != .none, component.opacity(in: nil) == nil {
      cursor = start
      return cursor.expected(kinds.description)
    }
    return component
  }

  /// The value where 100% is 1; nil for `none`.
  fileprivate var unscaled: Double? { opacity(in: nil) }

  /// The value as an opacity within its bounds; nil for `none`.
  fileprivate var opacityOrMissing: Double? { unscaled.map { min(max($0, 0), 1) } }
}
