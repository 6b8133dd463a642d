// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The state that the steps of a pipeline share while they compute its natural size.
public struct SizingContext: Sendable {
  /// The width in px in which texts break, or `nil` for no limit.
  public var width: Double?
  /// The font of texts without their own font, or `nil` for the system font.
  public var font: CSSFont?
  /// Whether insets count; in Three20 they do not.
  public var includesInsets = false
  /// The text and image to show.
  public let content: PipelineContent
  /// The measurement of texts and images.
  public let measuring: MeasurementContext

  /// Creates a context.
  public init(
    content: PipelineContent, measuring: MeasurementContext, width: Double? = nil,
    font: CSSFont? = nil
  ) {
    self.content = content
    self.measuring = measuring
    self.width = width
    self.font = font
  }
}

extension SizingContext {
  /// Returns the context with its width reduced by a distance.
  func narrowed(by distance: Double) -> SizingContext {
    guard let width else { return self }
    var context = self
    context.width = max(0, width - distance)
    return context
  }
}
