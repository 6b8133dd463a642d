// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A width and a height that may depend on a container.
///
/// ```swift
/// let sheet = CSSStyleSheet(".thumbnail { width: 50%; height: 2em; font-size: 14px }")
/// let size = sheet.ruleSet(for: ".thumbnail").size
/// size.resolved(in: (width: 320, height: 480), auto: (0, 0))    // (160, 28)
/// ```
public struct BoxSize: Sendable, Hashable {
  /// The width.
  public var width: LengthPercentageAuto
  /// The height.
  public var height: LengthPercentageAuto

  /// A size of these two.
  public init(width: LengthPercentageAuto, height: LengthPercentageAuto) {
    self.width = width
    self.height = height
  }

  /// The size in px.
  ///
  /// - Parameters:
  ///   - container: the size that percentages are of.
  ///   - auto: the size that `auto` stands for, such as the natural size of the content.
  /// - Returns: nil when a length depends on a viewport that nobody gave.
  public func resolved(
    in container: (width: Double, height: Double), auto: (width: Double, height: Double)
  ) -> (width: Double, height: Double)? {
    guard let width = width.resolved(percentagesOf: container.width, auto: auto.width),
      let height = height.resolved(percentagesOf: container.height, auto: auto.height)
    else { return nil }
    return (width, height)
  }
}
