// SPDX-License-Identifier: Apache-2.0

/// Tells how large pictures are: what pipelines must know of them before anything is painted.
public protocol ImageMeasuring: Sendable {
  /// The size of a picture in px; nil for one that cannot be had.
  func size(of source: ImageSource) -> Size?
}

/// Pictures that cannot be had.
public struct NoImages: ImageMeasuring {
  /// No pictures.
  public init() {}

  /// Nil.
  public func size(of source: ImageSource) -> Size? { nil }
}
