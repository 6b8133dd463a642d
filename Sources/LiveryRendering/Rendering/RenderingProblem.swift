// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  public import CSSValues

  /// A part of a display list that is not drawn, or not as requested, while the rest is drawn.
  public enum RenderingProblem: Sendable, Hashable {
    /// An image that could not be loaded or decoded.
    case image(ImageSource, ImageError)
    /// A command with a coordinate that is not a finite number.
    case notFinite
    /// Commands nested deeper than the limit.
    case tooDeep(limit: Int)
    /// An offscreen image that would be too large.
    ///
    /// The commands of a group or a mask are drawn without it. A clip with many segments, a shadow,
    /// tiles and a conic gradient are left out.
    case groupTooLarge
    /// Shadows, filters, masks or conic gradients that would take too long.
    ///
    /// The affected content is drawn without them.
    case tooManyEffects
    /// Tiles that are too many and too small to be drawn.
    case tooManyTiles
    /// An outline with too many line segments, or with too many crossings.
    case outlineTooComplex
    /// A text of which only the beginning is laid out.
    case textTooLong(limit: Int)
    /// A text of which only the first lines are laid out.
    case tooManyLines(limit: Int)
    /// A text whose font lists more families than the limit.
    case tooManyFontFamilies(limit: Int)
    /// A text whose glyphs are larger than a font can be.
    case textTooLarge
    /// A text whose font families are all missing and followed by no generic family.
    ///
    /// The used family replaces them.
    case missingFont([FontFamily], used: String)
  }

  extension RenderingProblem: CustomStringConvertible {
    /// The message of the problem, such as `url("a.png") is not drawn: nothing is there`.
    public var description: String {
      switch self {
      case .image(.url(let url), let error): "\(url) is not drawn: \(error)"
      case .image(.data(let data), let error): "the picture '\(data.name)' is not drawn: \(error)"
      case .notFinite: "a command with a coordinate that is not a number is not drawn"
      case .tooDeep(let limit): "commands nested more than \(limit) levels deep are not drawn"
      case .groupTooLarge: "a group is too large to be composited as a group"
      case .tooManyEffects: "shadows and filters that would take too long are not drawn"
      case .tooManyTiles: "tiles too small to be distinguished are not drawn"
      case .outlineTooComplex: "an outline with too many segments is not drawn"
      case .tooManyFontFamilies(let limit):
        "only the first \(limit) families of a font are searched for"
      case .textTooLarge: "a text larger than a font can be is not drawn"
      case .tooManyLines(let limit): "only the first \(limit) lines of a text are drawn"
      case .textTooLong(let limit): "only the first \(limit) bytes of a text are drawn"
      case .missingFont(let families, let used):
        "the font \(families.displayText) is not installed; '\(used)' is used instead"
      }
    }
  }

  extension [FontFamily] {
    /// The first three families as text, with an ellipsis if there are more.
    fileprivate var displayText: String {
      let names = prefix(3).map {
        $0.description.count > 60 ? "\($0.description.prefix(57))..." : "\($0)"
      }
      return names.joined(separator: ", ") + (count > 3 ? ", …" : "")
    }
  }
#endif
