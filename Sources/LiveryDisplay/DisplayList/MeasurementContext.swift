// SPDX-License-Identifier: Apache-2.0

/// The measurement of texts and images.
public struct MeasurementContext: Sendable {
  /// The measurement of texts.
  public let text: any TextMeasuring
  /// The measurement of images.
  public let images: any ImageMeasuring

  /// Creates the measurement of texts and images.
  public init(text: any TextMeasuring, images: any ImageMeasuring = UnavailableImages()) {
    self.text = text
    self.images = images
  }
}

/// The measurement of images that pipelines need before anything is painted.
public protocol ImageMeasuring: Sendable {
  /// Returns the size of an image in px, or `nil` if the image is unavailable.
  func size(of source: ImageSource) -> Size?
}

/// A measurement for which every image is unavailable.
public struct UnavailableImages: ImageMeasuring {
  /// Creates the measurement.
  public init() {}

  /// Returns `nil`.
  public func size(of source: ImageSource) -> Size? { nil }
}
