// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// What the steps of a pipeline know while they add up its natural size.
public struct SizingContext: Sendable {
  /// The width in px that texts are broken in; nil for no limit.
  public var width: Double?
  /// The font of texts that have none of their own; nil for the system's.
  public var font: CSSFont?
  /// Whether insets count: in the original system they do not.
  public var includesInsets = false
  /// The text and picture to show.
  public let content: PipelineContent
  /// The measures of texts and pictures.
  public let measuring: Measuring

  /// A context.
  public init(
    content: PipelineContent, measuring: Measuring, width: Double? = nil, font: CSSFont? = nil
  ) {
    self.content = content
    self.measuring = measuring
    self.width = width
    self.font = font
  }
}

extension SizingContext {
  /// The context for steps that have less width.
  func narrowed(by distance: Double) -> SizingContext {
    guard let width else { return self }
    var context = self
    context.width = max(0, width - distance)
    return context
  }
}
