// SPDX-License-Identifier: Apache-2.0

/// The measures of texts and pictures.
public struct Measuring: Sendable {
  /// Measures texts.
  public let text: any TextMeasuring
  /// Measures pictures.
  public let images: any ImageMeasuring

  /// Measuring of texts and pictures.
  public init(text: any TextMeasuring, images: any ImageMeasuring = NoImages()) {
    self.text = text
    self.images = images
  }
}

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
