// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// What a program shows through a pipeline: the text and the picture that its steps ask for.
public struct PipelineContent: Sendable {
  /// What a ``TextStep`` draws; nil for nothing.
  public var text: String?
  /// What an ``ImageStep`` without a picture of its own draws; nil for nothing.
  public var image: ImageSource?
  /// What a ``ContentStep`` draws: the program's own drawing, in the content frame of the context.
  public var drawing: (@Sendable (inout DrawingContext) -> Void)?

  /// Content by its parts.
  public init(
    text: String? = nil, image: ImageSource? = nil,
    drawing: (@Sendable (inout DrawingContext) -> Void)? = nil
  ) {
    self.text = text
    self.image = image
    self.drawing = drawing
  }

  /// No content.
  public static let none = PipelineContent()
}
