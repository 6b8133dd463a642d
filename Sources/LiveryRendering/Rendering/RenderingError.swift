// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay

  /// Why nothing could be drawn.
  public enum RenderingError: Error, Hashable {
    /// A side is not a number, zero, or below it.
    case invalidSize(Size)
    /// The scale is not a number, zero, or below it.
    case invalidScale(Double)
    /// The picture would have too many pixels.
    case tooLarge(Size, scale: Double, limit: Int)
    /// A side of the picture would have too many pixels.
    case tooLong(Size, scale: Double, limit: Int)
    /// The surface could not be made or written, with Cairo's reason.
    case surface(reason: String)
  }

  extension RenderingError: CustomStringConvertible {
    /// The error as a person reads it, such as `a picture cannot be 0 × 20 px`.
    public var description: String {
      switch self {
      case .invalidSize(let size):
        "a picture cannot be \(size.words); both sides must be above zero"
      case .invalidScale(let scale): "a picture cannot be drawn at scale \(scale.words)"
      case .tooLarge(let size, let scale, let limit):
        "a picture of \(size.words) at scale \(scale.words) has more than the \(limit) pixels allowed"
      case .tooLong(let size, let scale, let limit):
        "a picture of \(size.words) at scale \(scale.words) has a side of more than \(limit) pixels"
      case .surface(let reason): "the picture cannot be drawn or written: \(reason)"
      }
    }
  }

  extension Size {
    /// The size as a person reads it, such as `40 × 17.5 px`.
    fileprivate var words: String { "\(width.words) × \(height.words) px" }
  }

  extension Double {
    /// The number without a fraction where it has none.
    fileprivate var words: String { Int(exactly: self).map(String.init) ?? description }
  }
#endif
