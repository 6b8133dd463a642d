// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSValues

/// The options for the environment of a query: the display, the user's preferences and the
/// platform.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The color scheme that the user prefers.", valueName: "light|dark"))
  private var scheme: String?

  @Option(help: ArgumentHelp("The width of the viewport.", valueName: "px"))
  private var width: Double?

  @Option(help: ArgumentHelp("The height of the viewport.", valueName: "px"))
  private var height: Double?

  @Option(
    help: ArgumentHelp(
      "The device pixel ratio: the value of 'resolution', and the scale of pictures.",
      valueName: "number"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The contrast that the user prefers.", valueName: "more|less|no-preference"))
  private var contrast: String?

  @Option(
    help: ArgumentHelp(
      "Whether the user prefers reduced motion.", valueName: "reduce|no-preference"))
  private var motion: String?

  @Option(
    help: ArgumentHelp(
      "Whether the user prefers reduced transparency.", valueName: "reduce|no-preference"))
  private var transparency: String?

  @Option(
    help: ArgumentHelp(
      "The platform, by default this one: the value of 'platform', 'pointer' and 'hover'.",
      valueName: "name"))
  private var platform: String?

  @Option(
    help: ArgumentHelp(
      "The base direction of text, for a root that declares none.", valueName: "ltr|rtl"))
  private var direction: String?

  func validate() throws { _ = try read() }
}

extension EnvironmentOptions {
  /// Whether any option is set.
  var isStated: Bool {
    scheme != nil || width != nil || height != nil || scale != nil || contrast != nil
      || motion != nil || transparency != nil || platform != nil || direction != nil
  }

  /// The requested color scheme, or `nil` if none is requested.
  var colorScheme: CSSColorScheme? { scheme.flatMap(ColorSchemeKeyword.init)?.colorScheme }

  /// The environment.
  ///
  /// By default, it is light, has no viewport and has scale 1.
  var environment: StyleEnvironment { (try? read()) ?? StyleEnvironment() }

  /// Returns a valid device pixel ratio of pictures.
  ///
  /// - Parameter scale: The ratio, or `nil` if the option is not set.
  /// - Returns: The ratio.
  /// - Throws: `ValidationError` for a ratio that is not above 0, or above 64.
  static func checked(scale: Double?) throws -> Double? {
    if let scale, !(scale > 0 && scale <= 64) {
      throw ValidationError(CommandMessages.invalidScale)
    }
    return scale
  }

  /// Reads the options.
  ///
  /// - Throws: `ValidationError` for an invalid value.
  private func read() throws -> StyleEnvironment {
    let platform = try StyleEnvironment.Platform.parse(platform, of: "--platform")
    var environment = StyleEnvironment(platform: platform ?? .current)
    if let scheme = try ColorSchemeKeyword.parse(scheme, of: "--scheme") {
      environment.colorScheme = scheme.colorScheme
    }
    for length in [width, height] where length.map({ $0 >= 0 && $0.isFinite }) == false {
      throw ValidationError(CommandMessages.invalidViewport)
    }
    if width != nil || height != nil {
      environment.viewport = .init(width: width, height: height)
    }
    if let scale = try Self.checked(scale: scale) { environment.display.resolution = scale }
    if let contrast = try ContrastKeyword.parse(contrast, of: "--contrast") {
      environment.preferences.contrast = contrast.contrast
    }
    environment.preferences.reducesMotion =
      try PreferenceKeyword.parse(motion, of: "--motion") == .reduce
    environment.preferences.reducesTransparency =
      try PreferenceKeyword.parse(transparency, of: "--transparency") == .reduce
    environment.direction =
      try DirectionKeyword.parse(direction, of: "--direction") == .rtl ? .rtl : .ltr
    return environment
  }
}
