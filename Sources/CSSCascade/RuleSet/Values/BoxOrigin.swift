// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The position of a box's top left corner, which may depend on the container.
public struct BoxOrigin: Sendable, Hashable {
  /// The distance from the container's left edge.
  public var left: LengthPercentageAuto
  /// The distance from the container's top edge.
  public var top: LengthPercentageAuto

  /// Creates an origin from two distances.
  public init(left: LengthPercentageAuto, top: LengthPercentageAuto) {
    self.left = left
    self.top = top
  }

  /// Returns the position in px.
  ///
  /// - Parameters:
  ///   - container: The size that percentages refer to, in px.
  ///   - auto: The position for `auto`, in px.
  /// - Returns: The position, or `nil` if a length depends on an unknown viewport.
  public func resolved(
    in container: (width: Double, height: Double), auto: (left: Double, top: Double) = (0, 0)
  ) -> (left: Double, top: Double)? {
    guard let left = left.resolved(percentagesOf: container.width, auto: auto.left),
      let top = top.resolved(percentagesOf: container.height, auto: auto.top)
    else { return nil }
    return (left, top)
  }
}
