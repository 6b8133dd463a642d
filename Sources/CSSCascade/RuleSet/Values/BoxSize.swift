// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A width and a height, which may depend on the container.
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

  /// Creates a size from a width and a height.
  public init(width: LengthPercentageAuto, height: LengthPercentageAuto) {
    self.width = width
    self.height = height
  }

  /// Returns the size in px.
  ///
  /// - Parameters:
  ///   - container: The size that percentages refer to, in px.
  ///   - auto: The size for `auto`, in px, such as the natural size of the content.
  /// - Returns: The size, or `nil` if a length depends on an unknown viewport.
  public func resolved(
    in container: (width: Double, height: Double), auto: (width: Double, height: Double)
  ) -> (width: Double, height: Double)? {
    guard let width = width.resolved(percentagesOf: container.width, auto: auto.width),
      let height = height.resolved(percentagesOf: container.height, auto: auto.height)
    else { return nil }
    return (width, height)
  }
}
