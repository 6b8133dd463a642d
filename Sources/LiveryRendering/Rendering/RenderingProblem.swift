// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  public import CSSValues

  /// Something of a list that is not drawn, or not as it was asked for; the rest is.
  public enum RenderingProblem: Sendable, Hashable {
    /// A picture that cannot be had.
    case image(ImageSource, ImageError)
    /// A command with a coordinate that is not a number.
    case notFinite
    /// Commands inside of too many others.
    case tooDeep(limit: Int)
    /// A group that would take too much memory by itself; its commands are drawn without it.
    case groupTooLarge
    /// Shadows, filters, masks or conic gradients that would take too long; what has them is drawn without.
    case tooManyEffects
    /// Tiles too many, and too small, to be drawn.
    case tooManyTiles
    /// An outline of too many lines, or of too many that cross one another.
    case outlineTooComplex
    /// A text of which only the beginning is laid out.
    case textTooLong(limit: Int)
    /// A text of which only the first lines are laid out.
    case tooManyLines(limit: Int)
    /// A text whose font lists more families than are looked for.
    case tooManyFontFamilies(limit: Int)
    /// A text whose letters are larger than any font can be.
    case textTooLarge
    /// A text whose font lists families that are not installed, and no generic one such as `sans-serif` behind them.
    case missingFont([FontFamily], used: String)
  }

  extension RenderingProblem: CustomStringConvertible {
    /// The problem as a person reads it, such as `url("a.png") is not drawn: nothing is there`.
    public var description: String {
      switch self {
      case .image(.url(let url), let error): "\(url) is not drawn: \(error)"
      case .image(.data(let data), let error): "the picture '\(data.name)' is not drawn: \(error)"
      case .notFinite: "something with a coordinate that is no number is not drawn"
      case .tooDeep(let limit): "what is inside of more than \(limit) others is not drawn"
      case .groupTooLarge: "a group is too large to be painted by itself"
      case .tooManyEffects: "shadows and filters that would take too long are not drawn"
      case .tooManyTiles: "tiles too small to be told apart are not drawn"
      case .outlineTooComplex: "an outline of too many lines is not drawn"
      case .tooManyFontFamilies(let limit):
        "of the families of a font only the first \(limit) are looked for"
      case .textTooLarge: "a text of letters larger than any font is not drawn"
      case .tooManyLines(let limit): "of a text only the first \(limit) lines are drawn"
      case .textTooLong(let limit): "of a text only the first \(limit) bytes are drawn"
      case .missingFont(let families, let used):
        "the font \(families.words) is not installed; '\(used)' is used instead"
      }
    }
  }

  extension [FontFamily] {
    /// The first families as a person reads them; a font of more is known by those.
    fileprivate var words: String {
      let names = prefix(3).map {
        $0.description.count > 60 ? "\($0.description.prefix(57))..." : "\($0)"
      }
      return names.joined(separator: ", ") + (count > 3 ? ", …" : "")
    }
  }
#endif
