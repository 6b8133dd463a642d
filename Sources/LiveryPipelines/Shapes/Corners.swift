// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// The used radii of the four corners of a box, in px.
///
/// Each corner is a quarter of an ellipse with a horizontal and a vertical radius. A `BorderRadius`
/// of CSSValues resolves to them against the size of the box.
///
/// ```swift
/// Corners(topLeft: 4, topRight: 4, bottomRight: 0, bottomLeft: 0).topLeft   // Size(4, 4)
/// Corners(50).fitted(in: Size(100, 20)).bottomRight                         // Size(10, 10)
/// ```
public struct Corners: Sendable, Hashable {
  /// The radii of the corner at the top left.
  public var topLeft: Size
  /// The radii of the corner at the top right.
  public var topRight: Size
  /// The radii of the corner at the bottom right.
  public var bottomRight: Size
  /// The radii of the corner at the bottom left.
  public var bottomLeft: Size

  /// Creates corners from their horizontal and vertical radii.
  public init(
    topLeft: Size = .zero, topRight: Size = .zero, bottomRight: Size = .zero,
    bottomLeft: Size = .zero
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates circular corners, clockwise from the top left.
  public init(
    topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) {
    self.init(
      topLeft: Size(topLeft, topLeft), topRight: Size(topRight, topRight),
      bottomRight: Size(bottomRight, bottomRight), bottomLeft: Size(bottomLeft, bottomLeft))
  }

  /// Creates four equal circular corners.
  public init(_ radius: Double) {
    let corner = Size(radius, radius)
    self.init(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }
}

extension Corners {
  /// Returns the corners scaled down by a common factor until adjacent corners do not overlap.
  ///
  /// A negative radius counts as zero, and so does a radius whose counterpart on the other axis is
  /// zero.
  ///
  /// Defined by [CSS Backgrounds 3, section
  /// 4.5](https://drafts.csswg.org/css-backgrounds-3/#corner-overlap).
  ///
  /// - Parameter size: The size of the box.
  /// - Returns: The corners to draw.
  package func fitted(in size: Size) -> Corners {
    let all = map { radii in
      let limited = Size(radii.width.clampedLength, radii.height.clampedLength)
      return limited.isEmpty ? .zero : limited
    }
    let sums = [
      (size.width, all.topLeft.width + all.topRight.width),
      (size.width, all.bottomLeft.width + all.bottomRight.width),
      (size.height, all.topLeft.height + all.bottomLeft.height),
      (size.height, all.topRight.height + all.bottomRight.height),
    ]
    let factor = sums.reduce(1) { factor, side in
      side.1 > side.0 ? min(factor, max(0, side.0) / side.1) : factor
    }
    return factor < 1 ? all.map { Size($0.width * factor, $0.height * factor) } : all
  }

  /// Returns the corners with transformed radii.
  func map(_ change: (Size) -> Size) -> Corners {
    Corners(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}

extension Double {
  /// The length in px clamped to the drawable range, or zero for NaN.
  var clampedLength: Double { isNaN ? 0 : min(max(self, 0), Rect.largestSide) }
}

extension Corners: ParameterValue {
  /// The grammar: one to four radii, and optionally a slash with the radii of the vertical axis.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    let radii = ParameterType.insets(range).grammar
    return .custom(name: "corners", grammar: "[ \(radii) [ / \(radii) ]? ]")
  }

  /// Parses one to four radii, and optionally those of the vertical axis, as in `border-radius`.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    let lengths = ParameterType.insets(.nonNegative)
    guard let across = Insets(reading: &reader, as: lengths) else { return nil }
    var down = across
    if reader.next == .slash {
      _ = reader.consume()
      guard let insets = Insets(reading: &reader, as: lengths) else { return nil }
      down = insets
    }
    self.init(
      topLeft: Size(across.top, down.top), topRight: Size(across.right, down.right),
      bottomRight: Size(across.bottom, down.bottom), bottomLeft: Size(across.left, down.left))
  }

  /// The shortest list of radii that represents the corners.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    let corners = [topLeft, topRight, bottomRight, bottomLeft]
    func values(_ radii: [Double]) -> [CSSValue] {
      Insets(top: radii[0], right: radii[1], bottom: radii[2], left: radii[3])
        .cssValues(as: .insets(.nonNegative)) ?? []
    }
    let across = values(corners.map(\.width))
    let down = values(corners.map(\.height))
    return across == down ? across : across + [.slash] + down
  }
}
