// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// The distances around what a pipeline shows: within the box, and, for hosts that place boxes next to one another,
/// around it.
///
/// ```css
/// box(padding 1px 7px 2px) text(bold 15px)
/// part(image, box(margin 0px 4px 0px 0px) image()) text()
/// ```
///
/// The padding makes the content frame smaller and the natural size larger. The sizes count in the natural size
/// alone.
///
/// Drawing uses the padding alone. Margin and position are for who lays boxes out: styled text, and a button with the box of
/// its image part. The smallest size, which in Three20 is for these too, and the largest one count in the natural size.
public struct BoxStep: PipelineStep {
  /// The distances to other boxes, in px.
  public var margin: Insets
  /// The distances from the sides to the content, in px.
  public var padding: Insets
  /// The size in px that the box has at least.
  public var minimumSize: Size
  /// The size in px that the box has at most; nil for no limit.
  public var maximumSize: Size?
  /// How the box stands among others.
  public var position: BoxPosition

  /// A box by its distances.
  public init(
    margin: Insets = .zero, padding: Insets = .zero, minimumSize: Size = .zero,
    maximumSize: Size? = nil, position: BoxPosition = .static
  ) {
    self.margin = margin
    self.padding = padding
    self.minimumSize = minimumSize
    self.maximumSize = maximumSize
    self.position = position
  }

  /// No distances.
  public static let prototype = BoxStep()
  /// Each distance behind its name.
  public static let schema = Schema<BoxStep>(
    "box", "Keeps distances around the content.",
    parameters: [
      Parameter(
        "margin", \.margin, form: .labeled("margin"),
        summary: "The distances to other boxes, for hosts that place boxes next to one another."),
      Parameter(
        "padding", \.padding, form: .labeled("padding"),
        summary: "The distances from the sides to the content."),
      Parameter(
        "min-size", \.minimumSize, form: .labeled("min-size"), in: .nonNegative,
        summary: "The width and height that the box has at least."),
      Parameter(
        "max-size", \.maximumSize, form: .labeled("max-size"), in: .nonNegative,
        summary: "The width and height that the box has at most."),
      Parameter(
        "position", \.position, form: .optional,
        summary: "The position among other boxes, for hosts that lay boxes out."),
    ])

  /// Moves the sides of the content inwards.
  public func draw(in context: inout DrawingContext) {
    context.contentFrame = context.contentFrame.inset(by: padding)
  }

  /// What lies behind has the width without the padding, and no more than the largest size.
  public func contextBehind(_ context: SizingContext) -> SizingContext {
    var context = context
    if let most = maximumSize?.width { context.width = min(most, context.width ?? most) }
    return context.narrowed(by: padding.horizontal)
  }

  /// The padding is added.
  public func sizeBehind(_ size: Size, in context: SizingContext) -> Size { size + padding }

  /// What comes out is within the smallest and the largest size.
  public func naturalSize(_ wanted: Size, from size: Size, in context: SizingContext) -> Size {
    let least = size + minimumSize
    let most = maximumSize.map { size + $0 } ?? wanted
    return Size(
      max(min(wanted.width, most.width), least.width),
      max(min(wanted.height, most.height), least.height))
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
