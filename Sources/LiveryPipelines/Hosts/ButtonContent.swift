// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// The content of a button in one state; `nil` values default to those of the normal state.
public struct ButtonContent: Sendable, Hashable {
  /// The title.
  public var title: String?
  /// The image, drawn beside the text by the pipeline's part `image`, or by an image step.
  public var image: ImageSource?
  /// The image to draw while the image is unavailable.
  public var defaultImage: ImageSource?
  /// The pipeline.
  public var pipeline: Pipeline?

  /// Creates the content of a state.
  public init(
    title: String? = nil, image: ImageSource? = nil, defaultImage: ImageSource? = nil,
    pipeline: Pipeline? = nil
  ) {
    self.title = title
    self.image = image
    self.defaultImage = defaultImage
    self.pipeline = pipeline
  }
}

extension ButtonContent {
  /// Returns the content with missing values from another.
  func completed(by other: ButtonContent) -> ButtonContent {
    ButtonContent(
      title: title ?? other.title, image: image ?? other.image,
      defaultImage: defaultImage ?? other.defaultImage, pipeline: pipeline ?? other.pipeline)
  }
}
