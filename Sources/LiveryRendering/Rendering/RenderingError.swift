// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryPipelines

  /// Why nothing could be drawn.
  public enum RenderingError: Error, Hashable {
    /// A side is not a number, zero, or below it.
    case invalidSize(Size)
    /// The scale is not a number, zero, or below it.
    case invalidScale(Double)
    /// The picture would have too many pixels.
    case tooLarge(Size, scale: Double, limit: Int)
    /// The surface could not be made or written, with Cairo's reason.
    case surface(reason: String)
  }

  extension RenderingError: CustomStringConvertible {
    /// The error as a person reads it, such as `a picture cannot be 0 × 20 px`.
    public var description: String {
      switch self {
      case .invalidSize(let size):
        "a picture cannot be \(size.width) × \(size.height) px; both sides must be above zero"
      case .invalidScale(let scale): "a picture cannot be drawn at scale \(scale)"
      case .tooLarge(let size, let scale, let limit):
        "a picture of \(size.width) × \(size.height) px at scale \(scale) has more than the \(limit) pixels allowed"
      case .surface(let reason): "the picture cannot be drawn or written: \(reason)"
      }
    }
  }
#endif
