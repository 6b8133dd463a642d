// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSValues

/// The options that describe the environment in which a theme is asked: the display, the user's preferences, the platform.
struct EnvironmentOptions: ParsableArguments {
  @OptionGroup var display: DisplayOptions

  @Option(help: ArgumentHelp("The width of the viewport.", valueName: "px"))
  var width: Double?

  @Option(help: ArgumentHelp("The height of the viewport.", valueName: "px"))
  var height: Double?

  @Option(help: "The contrast that the user prefers.")
  var contrast: ContrastArgument?

  @Option(help: "Whether the user prefers reduced motion.")
  var motion: PreferenceArgument?

  @Option(help: "Whether the user prefers reduced transparency.")
  var transparency: PreferenceArgument?

  @Option(
    help: ArgumentHelp(
      "The platform, by default this one: the answer to 'platform', and to 'pointer' and 'hover'.",
      valueName: "name"))
  var platform: PlatformArgument?

  @Option(help: "The base direction of text: that of a root that declares none.")
  var direction: DirectionArgument?

  func validate() throws {
    for length in [width, height] {
      guard let length else { continue }
      guard length >= 0, length.isFinite else {
        throw ValidationError(Wording.invalidViewport)
      }
    }
  }
}

extension EnvironmentOptions {
  /// Whether any option is given.
  var isStated: Bool {
    display.isStated || width != nil || height != nil || contrast != nil || motion != nil
      || transparency != nil || platform != nil || direction != nil
  }

  /// The environment: light, without a viewport, at scale 1, unless an option says otherwise.
  var environment: StyleEnvironment {
    var environment = StyleEnvironment(platform: platform?.platform ?? .current)
    if let scheme = display.scheme { environment.colorScheme = scheme.colorScheme }
    if let scale = display.scale { environment.resolution = scale }
    if width != nil || height != nil {
      environment.viewport = .init(width: width, height: height)
    }
    if let contrast { environment.contrast = contrast.contrast }
    environment.prefersReducedMotion = motion == .reduce
    environment.prefersReducedTransparency = transparency == .reduce
    environment.direction = direction == .rtl ? .rtl : .ltr
    return environment
  }
}
