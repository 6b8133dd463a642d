// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// The content that a program shows through a pipeline: the text and the image that the steps draw.
public struct PipelineContent: Sendable {
  /// The text that a ``TextStep`` draws, or `nil` for none.
  public var text: String?
  /// The image that an ``ImageStep`` without its own image draws, or `nil` for none.
  public var image: ImageSource?
  /// The function that a ``ContentStep`` calls to draw into the content frame of the context.
  public var drawing: (@Sendable (inout DrawingContext) -> Void)?

  /// Creates content from its parts.
  public init(
    text: String? = nil, image: ImageSource? = nil,
    drawing: (@Sendable (inout DrawingContext) -> Void)? = nil
  ) {
    self.text = text
    self.image = image
    self.drawing = drawing
  }

  /// The empty content.
  public static let none = PipelineContent()
}
