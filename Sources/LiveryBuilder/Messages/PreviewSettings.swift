// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay

/// How a render client shows a style.
struct PreviewSettings: Sendable, Hashable, Encodable {
  /// The width in px; nil for the natural one.
  var width: Double?
  /// The height in px; nil for the natural one.
  var height: Double?
  /// How many dots make a px.
  var scale = 1.0
  /// The text that the style shows.
  var text = Self.sampleText
  /// The state of the control, as `--state` takes it.
  var state = "normal"
  /// `light` or `dark`.
  var scheme = "light"
  /// What is behind the style, as CSS writes it; nil for nothing.
  var background: String?

  /// The text where nobody says another.
  static let sampleText = "Livery"
  /// A longer text is cut.
  static let maximumTextLength = 4000
  /// The longest side in px, and the most dots a px.
  static let limits = (side: 4096.0, scale: 8.0)
  /// The most dots of a picture.
  static let maximumPixels = 16_000_000

  private enum CodingKeys: CodingKey {
    case width, height, scale, text, state, scheme, background
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(scale, forKey: .scale)
    try container.encode(text, forKey: .text)
    try container.encode(state, forKey: .state)
    try container.encode(scheme, forKey: .scheme)
    try container.encode(background, forKey: .background)
  }
}

extension PreviewSettings {
  /// The settings with a change.
  ///
  /// - Throws: what is wrong with it; nothing of it is done then.
  func applying(_ change: PreviewChange) throws(SettingsError) -> PreviewSettings {
    var settings = self
    if let width = change.width { settings.width = try Self.side(width, "width") }
    if let height = change.height { settings.height = try Self.side(height, "height") }
    if let scale = change.scale {
      guard scale >= 0.1, scale <= Self.limits.scale else { throw .invalidScale }
      settings.scale = scale
    }
    if let text = change.text { settings.text = String(text.prefix(Self.maximumTextLength)) }
    if let state = change.state {
      guard Self.isState(state) else { throw .invalidState(state) }
      settings.state = state
    }
    if let scheme = change.scheme {
      guard ["light", "dark"].contains(scheme) else { throw .invalidScheme(scheme) }
      settings.scheme = scheme
    }
    if let background = change.background {
      if let background, SpecifiedColor(parsing: background) == nil {
        throw .invalidColor(background)
      }
      settings.background = background
    }
    return settings
  }

  private static func side(_ side: Double?, _ name: String) throws(SettingsError) -> Double? {
    guard let side else { return nil }
    guard side >= 1, side <= limits.side else { throw .invalidSide(name) }
    return side
  }

  private static func isState(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// The names of pseudo-classes and of the theme's own states.
  var states: [String] { ControlState(name: state)?.pseudoClasses ?? [state] }

  /// The color behind the style.
  var ground: RGBA {
    let color = background.flatMap { SpecifiedColor(parsing: $0) }
    return color.map { RGBA($0.resolved(currentColor: CSSColor(rgba: 0x0000_00FF))) } ?? .clear
  }
}

/// Why some settings are none.
enum SettingsError: Error, Hashable, CustomStringConvertible {
  case invalidSide(String)
  case invalidScale
  case invalidState(String)
  case invalidScheme(String)
  case invalidColor(String)

  /// The error as a person reads it.
  var description: String {
    switch self {
    case .invalidSide(let name):
      "a \(name) is between 1 and \(Int(PreviewSettings.limits.side)) px, or null for the natural one"
    case .invalidScale: "a scale is between 0.1 and \(Int(PreviewSettings.limits.scale))"
    case .invalidState(let state): "'\(state)' cannot be the name of a state"
    case .invalidScheme(let scheme): "'\(scheme)' is no color scheme; light and dark are accepted"
    case .invalidColor(let color): "'\(color)' is no color"
    }
  }
}
