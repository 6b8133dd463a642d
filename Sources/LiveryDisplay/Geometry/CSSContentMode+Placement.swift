// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension CSSContentMode {
  /// Returns the frame of an image in a box.
  ///
  /// ```swift
  /// CSSContentMode.center.frame(of: Size(10, 11), in: Rect(x: 0, y: 0, width: 44, height: 44))        // 17 16 10 11
  /// CSSContentMode.aspectFit.frame(of: Size(10, 20), in: Rect(x: 0, y: 0, width: 44, height: 44))     // 11 0 22 44
  /// ```
  ///
  /// The modes are those of UIKit. An image in its own size begins at a whole px, rounded down.
  /// Both ratios determine the scale of an image, whereas Three20 only compares the image's width
  /// with its height.
  ///
  /// - Parameters:
  ///   - size: The size of the image in px; an empty image is as large as the box.
  ///   - rect: The box.
  /// - Returns: The frame of the image, which may be larger than the box.
  public func frame(of size: Size, in rect: Rect) -> Rect {
    guard size.isDrawable, rect.isDrawable else { return rect }
    let ratios = (rect.width / size.width, rect.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return rect
    case .aspectFit: return rect.centered(size, scale: min(ratios.0, ratios.1))
    case .aspectFill: return rect.centered(size, scale: max(ratios.0, ratios.1))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      let freeSpace = Size(rect.width - size.width, rect.height - size.height)
      let offset = Point(
        horizontalOffset(in: freeSpace.width), verticalOffset(in: freeSpace.height))
      return Rect(origin: rect.origin + offset, size: size)
    }
  }

  /// Whether an image scales to the box, as far as its aspect ratio permits.
  package var isScaled: Bool {
    switch self {
    case .scaleToFill, .aspectFit, .aspectFill, .redraw: true
    default: false
    }
  }

  private func horizontalOffset(in freeSpace: Double) -> Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: freeSpace
    default: (freeSpace / 2).rounded(.down)
    }
  }

  private func verticalOffset(in freeSpace: Double) -> Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: freeSpace
    default: (freeSpace / 2).rounded(.down)
    }
  }
}

extension Rect {
  /// Returns the scaled size in the center of the rectangle.
  fileprivate func centered(_ size: Size, scale: Double) -> Rect {
    let scaled = Size(size.width * scale, size.height * scale)
    return Rect(
      x: center.x - scaled.width / 2, y: center.y - scaled.height / 2, width: scaled.width,
      height: scaled.height)
  }
}
