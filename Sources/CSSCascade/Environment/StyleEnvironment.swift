// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
public import CSSValues

/// The environment of a program's styles: the sizes, devices and preferences that values depend on.
///
/// ```swift
/// var sheet = CSSStyleSheet(
///   """
///   :root { color-scheme: light dark }
///   .pane { width: 50vw; color: light-dark(black, white) }
///   """)
/// sheet.environment.viewport = .init(width: 640, height: 480)
/// sheet.environment.colorScheme = .dark
/// sheet.css(".pane", "width")      // 320px
/// sheet.css(".pane", "color")      // rgb(255, 255, 255)
/// ```
public struct StyleEnvironment: Sendable, Hashable {
  /// The sizes of the viewport; without them, lengths in viewport units are not resolved.
  public var viewports = Viewports()
  /// The size in px that container units refer to; `nil` for the size of the small viewport.
  public var container: Viewport?
  /// The user's preferred color scheme; an element uses it if its `color-scheme` allows it.
  public var colorScheme = CSSColorScheme.light
  /// The system colors, unless a sheet overrides them.
  public var systemColors = SystemColors()
  /// The base direction of text, for a root with no direction of its own; `:dir()` matches it too.
  ///
  /// Defined by [CSS Writing Modes 4, section 2.1](https://drafts.csswg.org/css-writing-modes-4/#direction).
  public var direction = TextDirection.ltr
  /// The operating system for `(platform: linux)`; by default the target of the build.
  public var platform: Platform
  /// The output device of the program.
  public var display = Display()
  /// The pointing devices of the user.
  public var interaction: Interaction
  /// The preferences of the user, except the color scheme.
  public var preferences = Preferences()
  /// The values of `env()`, by name.
  ///
  /// Defined by [CSS Environment Variables 1](https://drafts.csswg.org/css-env-1/).
  public var variables: [String: String] = [:]

  /// Creates the environment of a platform, with the usual pointing device of its users.
  ///
  /// ```swift
  /// StyleEnvironment(platform: .ios).interaction.pointer     // .coarse
  /// ```
  ///
  /// - Parameter platform: The platform; by default the one that the program is built for.
  public init(platform: Platform = .current) {
    self.platform = platform
    interaction = Interaction(pointer: platform.defaultPointer)
  }
}

extension StyleEnvironment {
  /// The size of the large viewport in px, for viewport units; `nil` leaves them unresolved.
  public var viewport: Viewport? {
    get { viewports.large }
    set { viewports.large = newValue }
  }

  /// The direction that `:dir()` matches for a root with no direction of its own.
  var rootDirection: Direction { direction == .rtl ? .rtl : .ltr }

  /// The context for the values of a root, before its own values are computed.
  var context: ComputationContext {
    var context = mediaContext
    context.container = container
    context.resolution = display.resolution
    // The initial value `normal` is written here, because reading it from the table is slow.
    context.colorScheme = usedColorScheme(for: .keyword(.normal))
    context.systemColors = systemColors
    return context
  }

  /// The context for lengths in media queries: the viewport, and the initial font.
  ///
  /// Defined by [Media Queries 5, section 1.3](https://drafts.csswg.org/mediaqueries-5/#units).
  var mediaContext: ComputationContext {
    var context = ComputationContext()
    context.viewports = viewports
    return context
  }

  /// Returns the used color scheme of an element with a `color-scheme` value.
  ///
  /// Defined by [CSS Color Adjust 1, section 2.2](https://drafts.csswg.org/css-color-adjust-1/#color-scheme-effect).
  func usedColorScheme(for value: CSSValue) -> CSSColorScheme {
    let words =
      switch value {
      case .sequence(let words): words
      default: [value]
      }
    let supported = CSSColorScheme.allCases.filter { words.contains(.keyword($0.keyword)) }
    return supported.contains(colorScheme) ? colorScheme : supported.first ?? .light
  }
}

extension CSSColorScheme {
  fileprivate var keyword: Keyword {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
