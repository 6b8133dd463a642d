// SPDX-License-Identifier: Apache-2.0

/// The distances around what a pipeline shows: within the box, and, for hosts that place boxes next to one another,
/// around it.
///
/// Drawing uses the padding alone. Margin and position are for who lays boxes out: styled text, and a button with the box of
/// its image part. The smallest size, which in Three20 is for these too, counts in the natural size.
public struct BoxStep: PipelineStep {
  /// The distances to other boxes, in px.
  public var margin: Insets
  /// The distances from the sides to the content, in px.
  public var padding: Insets
  /// The size in px that the box has at least.
  public var minimumSize: Size
  /// How the box stands among others.
  public var position: BoxPosition

  /// A box by its distances.
  public init(
    margin: Insets = .zero, padding: Insets = .zero, minimumSize: Size = .zero,
    position: BoxPosition = .static
  ) {
    self.margin = margin
    self.padding = padding
    self.minimumSize = minimumSize
    self.position = position
  }

  /// No distances.
  public static let prototype = BoxStep()
  /// Each distance behind its name.
  public static let schema = Schema<BoxStep>(
    "box", "Keeps distances around the content.",
    [
      Parameter("margin", \.margin, .labelled("margin")),
      Parameter("padding", \.padding, .labelled("padding")),
      Parameter("min-size", \.minimumSize, .labelled("min-size"), in: .nonNegative),
      Parameter("position", \.position, .optional),
    ])

  /// Moves the sides of the content inwards.
  public func draw(in context: inout DrawingContext) {
    context.contentFrame = context.contentFrame.inset(by: padding)
  }

  /// What lies behind has the width without the padding.
  public func contextBehind(_ context: SizingContext) -> SizingContext {
    context.narrowed(by: padding.horizontal)
  }

  /// The padding is added, then comes what stands behind; the smallest size is the least that comes out.
  public func naturalSize(
    _ size: Size, in context: SizingContext, rest: (Size) -> Size
  ) -> Size {
    let least = size + minimumSize
    let wanted = rest(size + padding)
    return Size(max(wanted.width, least.width), max(wanted.height, least.height))
  }

  /// The padding added.
  public func insets(_ insets: Insets, for size: Size) -> Insets { insets + padding }
}

/// How a box stands among others, for hosts that lay boxes out.
public enum BoxPosition: String, ParameterKeyword {
  /// In the flow of lines.
  case `static`
  /// At a place of its own.
  case absolute
  /// At the left, the lines beside it.
  case floatLeft = "float-left"
  /// At the right, the lines beside it.
  case floatRight = "float-right"
}
