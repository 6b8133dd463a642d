// SPDX-License-Identifier: Apache-2.0
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

  /// An environment of which nothing is known.
  public init() {}
}

extension StyleEnvironment {
  /// What a root's values are computed with, before its own are known.
  var context: ComputationContext {
    var context = ComputationContext(viewport: viewport)
    context.smallViewport = smallViewport
    context.dynamicViewport = dynamicViewport
    context.container = container
    context.resolution = resolution
    context.colorScheme = usedColorScheme(for: Property.colorScheme.initialValue)
    context.systemColors = systemColors
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
