// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The place of a box's upper left corner in its container, which it may depend on.
public struct BoxOrigin: Sendable, Hashable {
  /// The distance from the container's left edge.
  public var left: LengthPercentageAuto
  /// The distance from the container's top edge.
  public var top: LengthPercentageAuto

  /// A place at these two distances.
  public init(left: LengthPercentageAuto, top: LengthPercentageAuto) {
    self.left = left
    self.top = top
  }

  /// The place in px.
  ///
  /// - Parameters:
  ///   - container: the size that percentages are of.
  ///   - auto: the place that `auto` stands for.
  /// - Returns: nil when a length depends on a viewport that nobody gave.
  public func resolved(
    in container: (width: Double, height: Double), auto: (left: Double, top: Double) = (0, 0)
  ) -> (left: Double, top: Double)? {
    guard let left = left.resolved(percentagesOf: container.width, auto: auto.left),
      let top = top.resolved(percentagesOf: container.height, auto: auto.top)
    else { return nil }
    return (left, top)
  }
}
