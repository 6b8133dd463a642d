// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Sets the padding around the content, and the margin for programs that lay out several boxes.
///
/// ```css
/// box(padding 1px 7px 2px) text(bold 15px)
/// part(image, box(margin 0px 4px 0px 0px) image()) text()
/// ```
///
/// The padding shrinks the content frame and enlarges the natural size. The minimum and maximum
/// sizes only affect the natural size.
///
/// Drawing uses only the padding. Margin and position are for layouts: styled text, and a button
/// with the box of its image part. In Three20, the minimum size is also for layouts only.
public struct BoxStep: PipelineStep {
  /// The distances to other boxes, in px.
  public var margin: Insets
  /// The distances from the sides to the content, in px.
  public var padding: Insets
  /// The minimum size in px.
  public var minimumSize: Size
  /// The maximum size in px, or `nil` for no limit.
  public var maximumSize: Size?
  /// The positioning among other boxes.
  public var position: BoxPosition

  /// Creates a box from its distances and sizes.
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

  /// A box without distances.
  public static let prototype = BoxStep()
  /// The schema, with the labeled distances.
  public static let schema = Schema<BoxStep>(
    "box", "Sets the distances around the content.",
    parameters: [
      Parameter(
        "margin", \.margin, form: .labeled("margin"),
        summary: "The distances to other boxes, for hosts that lay out several boxes."),
      Parameter(
        "padding", \.padding, form: .labeled("padding"),
        summary: "The distances from the sides to the content."),
      Parameter(
        "min-size", \.minimumSize, form: .labeled("min-size"), in: .nonNegative,
        summary: "The minimum width and height of the box."),
      Parameter(
        "max-size", \.maximumSize, form: .labeled("max-size"), in: .nonNegative,
        summary: "The maximum width and height of the box."),
      Parameter(
        "position", \.position, form: .optional,
        summary: "The position among other boxes, for hosts that lay boxes out."),
    ])

  /// Insets the content frame by the padding.
  public func draw(in context: inout DrawingContext) {
    context.contentFrame = context.contentFrame.inset(by: padding)
  }

  /// Returns a context whose width is limited to the maximum size and reduced by the padding.
  public func contextForLaterSteps(_ context: SizingContext) -> SizingContext {
    var context = context
    if let maximum = maximumSize?.width { context.width = min(maximum, context.width ?? maximum) }
    return context.narrowed(by: padding.horizontal)
  }

  /// Adds the padding.
  public func sizeForLaterSteps(_ size: Size, in context: SizingContext) -> Size { size + padding }

  /// Clamps the natural size to the minimum and maximum size.
  public func naturalSize(_ preferred: Size, from size: Size, in context: SizingContext) -> Size {
    let minimum = size + minimumSize
    let maximum = maximumSize.map { size + $0 } ?? preferred
    return Size(
      max(min(preferred.width, maximum.width), minimum.width),
      max(min(preferred.height, maximum.height), minimum.height))
  }

  /// Adds the padding.
  public func insets(_ insets: Insets, for size: Size) -> Insets { insets + padding }
}

/// The positioning of a box among others, for programs that lay out boxes.
public enum BoxPosition: String, ParameterKeyword {
  /// In the inline flow.
  case `static`
  /// At a position of its own.
  case absolute
  /// At the left, with lines beside it.
  case floatLeft = "float-left"
  /// At the right, with lines beside it.
  case floatRight = "float-right"
}
