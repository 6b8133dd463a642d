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
  /// The size in px that viewport units count in; nil leaves them as they are.
  public var viewport: ComputationContext.Viewport?
  /// The viewport while the program's bars are shown; nil where that is the same.
  public var smallViewport: ComputationContext.Viewport?
  /// The viewport as it is now, between the small and the large one; nil where that is the same.
  public var dynamicViewport: ComputationContext.Viewport?
  /// The size in px that container units count in; nil for that of the small viewport.
  public var container: ComputationContext.Viewport?
  /// How many dots of the screen make a px.
  public var resolution = 1.0
  /// Whether the user prefers light or dark; an element follows it as far as its `color-scheme` says that it can.
  public var colorScheme = ColorScheme.light
  /// What the system colors look like where no sheet overrides them.
  public var systemColors = SystemColors()

  /// The base direction of text: that of a root that declares and states none, which `:dir()` matches too.
  ///
  /// Defined by [CSS Writing Modes 4, section 2.1](https://drafts.csswg.org/css-writing-modes-4/#direction).
  public var direction = TextDirection.ltr

  /// What `@media print` and the like ask for.
  public var mediaType = MediaType.screen
  /// The system that `(platform: linux)` asks for; by default the one that the program was built for.
  public var platform: Platform
  /// How the window is shown.
  public var displayMode = DisplayMode.standalone
  /// How fast what is drawn can change; on paper it never does.
  public var update = UpdateFrequency.fast
  /// How many bits each component of a color has; zero for a display without colors.
  public var colorDepth = 8
  /// How many bits a pixel has on a display without colors; zero for one with colors.
  public var monochromeDepth = 0
  /// The colors that the display shows.
  public var colorGamut = ColorGamut.srgb
  /// Whether the display shows more than the usual range of brightness.
  public var isHighDynamicRange = false

  /// How exactly the user points with what is used most.
  public var pointer: Pointer
  /// How exactly the user can point besides.
  public var otherPointers: Set<Pointer> = []
  /// Whether what is used most can be held over an element without a press.
  public var canHover: Bool
  /// Whether something else that the user points with can.
  public var othersCanHover = false

  /// How much contrast the user prefers.
  public var contrast = Contrast.noPreference
  /// Whether the user prefers that little moves.
  public var prefersReducedMotion = false
  /// Whether the user prefers that little shines through.
  public var prefersReducedTransparency = false
  /// Whether the user prefers that little is loaded.
  public var prefersReducedData = false
  /// Whether the user's own few colors take the place of the sheets'.
  public var forcesColors = false
  /// Whether the system inverts all colors.
  public var invertsColors = false

  /// The values of `env()`, by their names.
  ///
  /// Defined by [CSS Environment Variables 1](https://drafts.csswg.org/css-env-1/).
  public var variables: [String: String] = [:]

  /// Creates the environment of a platform, with the pointer that most of its users have.
  ///
  /// ```swift
  /// StyleEnvironment(platform: .ios).pointer     // .coarse
  /// ```
  ///
  /// - Parameter platform: The platform; by default the one that the program was built for.
  public init(platform: Platform = .current) {
    self.platform = platform
    pointer = platform.usualPointer
    canHover = platform.usualPointer == .fine
  }
}

extension StyleEnvironment {
  /// The direction that `:dir()` matches for a root that states none.
  var rootDirection: Direction { direction == .rtl ? .rtl : .ltr }

  /// What a root's values are computed with, before its own are known.
  var context: ComputationContext {
    var context = ComputationContext(viewport: viewport)
    context.smallViewport = smallViewport
    context.dynamicViewport = dynamicViewport
    context.container = container
    context.resolution = resolution
    // As `normal` says, which is the initial value; it is not asked for, since reading it takes the time of many answers.
    context.colorScheme = usedColorScheme(for: .keyword(.normal))
    context.systemColors = systemColors
    return context
  }

  /// What lengths in media queries refer to: the viewport, and fonts as they are before any sheet speaks.
  ///
  /// Defined by [Media Queries 5, section 1.3](https://drafts.csswg.org/mediaqueries-5/#units).
  var mediaContext: ComputationContext {
    var context = ComputationContext(viewport: viewport)
    context.smallViewport = smallViewport
    context.dynamicViewport = dynamicViewport
    return context
  }

  /// The scheme that is used where an element has this `color-scheme`.
  ///
  /// Defined by [CSS Color Adjust 1, section 2.2](https://drafts.csswg.org/css-color-adjust-1/#color-scheme-effect).
  func usedColorScheme(for value: CSSValue) -> ColorScheme {
    let words =
      switch value {
      case .sequence(let words): words
      default: [value]
      }
    let supported = ColorScheme.allCases.filter { words.contains(.keyword($0.keyword)) }
    return supported.contains(colorScheme) ? colorScheme : supported.first ?? .light
  }
}

extension ColorScheme {
  fileprivate var keyword: Keyword {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
