// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// What a button shows in one state; what is nil is that of the plain state.
public struct ButtonContent: Sendable, Hashable {
  /// The text.
  public var title: String?
  /// The picture, which the part `image` of the pipeline draws beside the text, or an image step in it.
  public var image: ImageSource?
  /// What is drawn while the picture cannot be had.
  public var defaultImage: ImageSource?
  /// What draws.
  public var pipeline: Pipeline?

  /// The content of a state.
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
  /// The content with what is missing taken from another.
  func completed(by other: ButtonContent) -> ButtonContent {
    ButtonContent(
      title: title ?? other.title, image: image ?? other.image,
      defaultImage: defaultImage ?? other.defaultImage, pipeline: pipeline ?? other.pipeline)
  }
}
