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
