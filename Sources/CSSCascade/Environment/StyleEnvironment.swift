// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
public import CSSValues

/// What values depend on that no sheet says: the room that a program draws in, and what its user prefers.
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
  /// The sizes of the viewport; without them, viewport units stay as they are.
  public var viewports = Viewports()
  /// The size in px that container units count in; `nil` for that of the small viewport.
  public var container: Viewport?
  /// The user's preference for light or dark; an element follows it as far as its `color-scheme` allows.
  public var colorScheme = CSSColorScheme.light
  /// The colors of the system, unless a sheet overrides them.
  public var systemColors = SystemColors()
  /// The base direction of text: that of a root that declares and states none, which `:dir()` matches too.
  ///
  /// Defined by [CSS Writing Modes 4, section 2.1](https://drafts.csswg.org/css-writing-modes-4/#direction).
  public var direction = TextDirection.ltr
  /// The system that `(platform: linux)` asks for; by default the one that the program was built for.
  public var platform: Platform
  /// The device that the program draws on.
  public var display = Display()
  /// The devices that the user points with.
  public var interaction: Interaction
  /// The preferences of the user beside the color scheme.
  public var preferences = Preferences()
  /// The values of `env()`, by their names.
  ///
  /// Defined by [CSS Environment Variables 1](https://drafts.csswg.org/css-env-1/).
  public var variables: [String: String] = [:]

  /// Creates the environment of a platform, with the pointer that most of its users have.
  ///
  /// ```swift
  /// StyleEnvironment(platform: .ios).interaction.pointer     // .coarse
  /// ```
  ///
  /// - Parameter platform: The platform; by default the one that the program was built for.
  public init(platform: Platform = .current) {
    self.platform = platform
    interaction = Interaction(pointer: platform.usualPointer)
  }
}

extension StyleEnvironment {
  /// The size in px of the large viewport, which viewport units count in; `nil` leaves them as they are.
  public var viewport: Viewport? {
    get { viewports.large }
    set { viewports.large = newValue }
  }

  /// The direction that `:dir()` matches for a root that states none.
  var rootDirection: Direction { direction == .rtl ? .rtl : .ltr }

  /// What a root's values are computed with, before its own are known.
  var context: ComputationContext {
    var context = mediaContext
    context.container = container
    context.resolution = display.resolution
    // As `normal` says, which is the initial value; it is not asked for, since reading it takes the time of many answers.
    context.colorScheme = usedColorScheme(for: .keyword(.normal))
    context.systemColors = systemColors
    return context
  }

  /// What lengths in media queries refer to: the viewport, and fonts as they are before any sheet speaks.
  ///
  /// Defined by [Media Queries 5, section 1.3](https://drafts.csswg.org/mediaqueries-5/#units).
  var mediaContext: ComputationContext {
    var context = ComputationContext()
    context.viewports = viewports
    return context
  }

  /// The scheme that is used where an element has this `color-scheme`.
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
