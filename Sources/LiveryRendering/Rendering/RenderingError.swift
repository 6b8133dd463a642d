// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay

  /// The reason why a drawing failed as a whole.
  public enum RenderingError: Error, Hashable {
    /// A side is zero, negative or not a number.
    case invalidSize(Size)
    /// The scale is zero, negative or not a number.
    case invalidScale(Double)
    /// The image would have more pixels than the limit.
    case tooLarge(Size, scale: Double, limit: Int)
    /// A side of the image would have more pixels than the limit.
    case tooLong(Size, scale: Double, limit: Int)
    /// The surface could not be created or written, for the reason that Cairo reports.
    case surface(reason: String)
  }

  extension RenderingError: CustomStringConvertible {
    /// The message of the error, such as `a picture cannot be 0 × 20 px`.
    public var description: String {
      switch self {
      case .invalidSize(let size):
        "a picture cannot be \(size.displayText); both sides must be above zero"
      case .invalidScale(let scale): "a picture cannot be drawn at scale \(scale.displayText)"
      case .tooLarge(let size, let scale, let limit):
        "a picture of \(size.displayText) at scale \(scale.displayText) has more than the \(limit) pixels allowed"
      case .tooLong(let size, let scale, let limit):
        "a picture of \(size.displayText) at scale \(scale.displayText) has a side of more than \(limit) pixels"
      case .surface(let reason): "the picture cannot be drawn or written: \(reason)"
      }
    }
  }

  extension Size {
    /// The size as text, such as `40 × 17.5 px`.
    fileprivate var displayText: String { "\(width.displayText) × \(height.displayText) px" }
  }

  extension Double {
    /// The number as text, without a fraction if it is whole.
    fileprivate var displayText: String { Int(exactly: self).map(String.init) ?? description }
  }
#endif
