// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A color of a space that a color profile defines: `device-cmyk()` or `color(--name …)`.
///
/// Livery reads no profiles. CMYK colors are converted with the naive formula, and colors of custom
/// profiles are black.
///
/// Defined by [CSS Color 5, sections 8 and 9](https://drafts.csswg.org/css-color-5/#custom-color).
public struct ProfiledColor: Sendable, Hashable {
  /// The name of the profile: `device-cmyk`, or a custom name that begins with two dashes.
  public var profile: String
  /// The components, `nil` if missing.
  ///
  /// The components of CMYK are 0 to 1.
  public var components: [Double?]
  /// The opacity, 0 to 1, or `nil` if it is missing.
  public var alpha: Double?
}

extension ProfiledColor: CustomStringConvertible {
  /// The CSS text of the color, such as `color(device-cmyk 0 0.8 0.8 0.3 / 0.5)`.
  public var description: String {
    func text(_ component: Double?) -> String { component.map(numberText) ?? "none" }
    let values = components.map(text).joined(separator: " ")
    let name = profile == Self.deviceCMYK ? profile : identifierText(profile)
    return "color(\(name) \(values)\(alpha == 1 ? "" : " / \(text(alpha))"))"
  }

  /// The color in sRGB.
  ///
  /// Defined by [CSS Color 5, section 9.2](https://drafts.csswg.org/css-color-5/#cmyk-rgb).
  package var color: CSSColor {
    let missing: CSSColor.Missing = alpha == nil ? .alpha : []
    guard profile == Self.deviceCMYK, components.count == 4 else {
      return CSSColor(.srgb, 0, 0, 0, alpha: alpha ?? 0, missing: missing)
    }
    let cmyk = components.map { $0 ?? 0 }
    func rgb(_ component: Double) -> Double { 1 - min(1, component * (1 - cmyk[3]) + cmyk[3]) }
    return CSSColor(
      .srgb, rgb(cmyk[0]), rgb(cmyk[1]), rgb(cmyk[2]), alpha: alpha ?? 0, missing: missing)
  }

  /// The name of the CMYK space without a profile.
  static let deviceCMYK = "device-cmyk"
  /// The maximum number of components.
  ///
  /// No printing process has as many inks.
  private static let maximumCount = 64
}

extension ProfiledColor {
  /// Parses the arguments of `device-cmyk()`, also in the legacy form with commas.
  static func parseDeviceCMYK(_ cursor: inout TokenCursor) -> ProfiledColor? {
    guard let first = ColorComponent.parseConstant(&cursor, .modern) else { return nil }
    var isLegacy = false
    if case .number = first { isLegacy = cursor.peek() == .comma }
    var components = [first]
    while components.count < 4 {
      if isLegacy, !cursor.consumeComma() { return cursor.expected("','") }
      guard let next = ColorComponent.parseConstant(&cursor, isLegacy ? .number : .modern) else {
        return nil
      }
      components.append(next)
    }
    guard let alpha = parseAlpha(&cursor, isLegacy: isLegacy) else { return nil }
    let values = components.map { $0.unscaled.map { min(max($0, 0), 1) } }
    return ProfiledColor(profile: deviceCMYK, components: values, alpha: alpha.opacityOrMissing)
  }

  /// Consumes the next token if it is the name of a profile.
  static func consumeProfileName(_ cursor: inout TokenCursor) -> String? {
    guard cursor.peek() == .ident else { return nil }
    if cursor.stream.value(of: cursor.position, equals: "device-cmyk") {
      _ = cursor.next()
      return deviceCMYK
    }
    let isDashed = cursor.stream.withName(of: cursor.position) { $0.starts(with: "--".utf8) }
    guard isDashed, let position = cursor.next() else { return nil }
    return cursor.stream.value(of: position)
  }

  /// Parses the arguments of `color()` that follow `--name` or `device-cmyk`.
  static func parse(_ cursor: inout TokenCursor, profile: String) -> ProfiledColor? {
    var components: [Double?] = []
    repeat {
      guard components.count < maximumCount,
        let next = ColorComponent.parseConstant(&cursor, .modern)
      else { return nil }
      components.append(next.unscaled)
    } while !cursor.isAtEnd() && !(cursor.peek() == .delim)
    if profile == deviceCMYK, components.count != 4 {
      return cursor.expected("<number> | <percentage> | none")
    }
    guard let alpha = parseAlpha(&cursor, isLegacy: false) else { return nil }
    return ProfiledColor(
      profile: profile, components: components, alpha: alpha.opacityOrMissing)
  }

  private static func parseAlpha(
    _ cursor: inout TokenCursor, isLegacy: Bool
  ) -> ColorComponent? {
    guard isLegacy ? cursor.consumeComma() : cursor.consumeSlash() else { return .number(1) }
    return ColorComponent.parseConstant(&cursor, isLegacy ? [.number, .percentage] : .modern)
  }
}

extension ColorComponent {
  /// Parses an argument that does not depend on the element.
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

  /// The value with 1 for 100%, or `nil` for `none`.
  fileprivate var unscaled: Double? { opacity(in: nil) }

  /// The value as an opacity, clamped to 0...1, or `nil` for `none`.
  fileprivate var opacityOrMissing: Double? { unscaled.map { min(max($0, 0), 1) } }
}
