// SPDX-License-Identifier: Apache-2.0
import CSSMotion
import CSSValues
import LiveryDisplay

/// The settings with which a render client shows a style.
struct PreviewSettings: Sendable, Hashable, Encodable {
  /// The width in px, or `nil` for the natural width.
  var width: Double?
  /// The height in px, or `nil` for the natural height.
  var height: Double?
  /// The number of pixels per px.
  var scale = 1.0
  /// The text that the style shows.
  var text = Self.sampleText
  /// The state of the control, as the option `--state` accepts it.
  var state = "normal"
  /// The color scheme, `light` or `dark`.
  var scheme = "light"
  /// The background as a CSS color, or `nil` for a transparent one.
  var background: String?
  /// Whether the geometry of the steps is sent with each picture.
  var steps = false
  /// The motion of which the client shows a moment, or whose duration it asks for.
  var motion: PreviewMotion?
  /// Whether the client shows the moment that another client shows.
  var follows = false

  /// The default text.
  static let sampleText = "Livery"
  /// The maximum length of the text; a longer text is cut off.
  static let maximumTextLength = 4000
  /// The maximum length of a side in px, and the maximum number of pixels per px.
  static let limits = (side: 4096.0, scale: 8.0)
  /// The maximum number of pixels of a picture.
  static let maximumPixels = 16_000_000

  private enum CodingKeys: CodingKey {
    case width, height, scale, text, state, scheme, background, steps, motion, follows
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
    try container.encode(steps, forKey: .steps)
    try container.encode(motion, forKey: .motion)
    try container.encode(follows, forKey: .follows)
  }
}

extension PreviewSettings {
  /// Returns the settings with a change.
  ///
  /// - Throws: an error if any part of the change is invalid.
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
    if let steps = change.steps { settings.steps = steps }
    if let motion = change.motion {
      try motion?.check()
      settings.motion = motion
    }
    if let follows = change.follows { settings.follows = follows }
    return settings
  }

  private static func side(_ side: Double?, _ name: String) throws(SettingsError) -> Double? {
    guard let side else { return nil }
    guard side >= 1, side <= limits.side else { throw .invalidSide(name) }
    return side
  }

  /// Returns whether a text can be the name of a state.
  static func isState(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// The pseudo-classes of the state, or the custom state of the theme.
  var states: [String] { StateChange.states(named: state) }

  /// The background color.
  var ground: RGBA {
    let color = background.flatMap { SpecifiedColor(parsing: $0) }
    return color.map { RGBA($0.resolved(currentColor: CSSColor(rgba: 0x0000_00FF))) } ?? .clear
  }
}

/// The reason why a change of settings is invalid.
enum SettingsError: Error, Hashable, CustomStringConvertible {
  case invalidSide(String)
  case invalidScale
  case invalidState(String)
  case invalidScheme(String)
  case invalidColor(String)
  case invalidMoment
  case unknownState(String, [String])

  /// The message of the error.
  var description: String {
    switch self {
    case .invalidSide(let name):
      "a \(name) must be between 1 and \(Int(PreviewSettings.limits.side)) px, or null for the natural one"
    case .invalidScale: "a scale must be between 0.1 and \(Int(PreviewSettings.limits.scale))"
    case .invalidState(let state): "'\(state)' cannot be the name of a state"
    case .invalidScheme(let scheme):
      "'\(scheme)' is not a color scheme; light and dark are accepted"
    case .invalidColor(let color): "'\(color)' is not a color"
    case .invalidMoment:
      "a moment must be between 0 and \(Int(PreviewMotion.maximumTime)) ms"
    case .unknownState(let state, let known):
      "the style has no state '\(state)'; it has \(known.prefix(20).joined(separator: ", "))"
    }
  }
}
