// SPDX-License-Identifier: Apache-2.0
package import CSSValues
package import LiveryDisplay

/// Sets the border, padding, corners and size of the element's border box, and draws nothing.
///
/// ```css
/// border-box(border 1px padding 4px 8px radius 50% size 100px auto) background(teal)
/// ```
///
/// The frame is the border box. The steps that follow draw in the boxes of the element, and the
/// content frame is its content box.
///
/// Defined by [CSS Box 4](https://drafts.csswg.org/css-box-4/#box-model) and
/// [CSS Sizing 3](https://drafts.csswg.org/css-sizing-3/).
package struct BoxModelStep: PipelineStep {
  /// The widths of the border in px.
  package var border: Insets
  /// The padding; percentages refer to the width of the box.
  package var padding: LengthPercentageSides
  /// The corner radii of the border box.
  package var radii: BorderRadius
  /// The preferred size.
  package var size: BoxLimits
  /// The minimum size.
  package var minimum: BoxLimits
  /// The maximum size.
  package var maximum: BoxLimits
  /// The aspect ratio, used if one side is `auto`.
  package var ratio: Ratio?
  /// Whether sizes apply to the content box instead of the border box.
  package var sizesContent: Bool
  /// The axes in which content is clipped at the padding box, or `nil` for none.
  package var clip: ContentClip?

  /// Creates a box.
  package init(
    border: Insets = .zero, padding: LengthPercentageSides = .zero, radii: BorderRadius = .zero,
    size: BoxLimits = BoxLimits(), minimum: BoxLimits = BoxLimits(),
    maximum: BoxLimits = BoxLimits(), ratio: Ratio? = nil, sizesContent: Bool = false,
    clip: ContentClip? = nil
  ) {
    self.border = border
    self.padding = padding
    self.radii = radii
    self.size = size
    self.minimum = minimum
    self.maximum = maximum
    self.ratio = ratio
    self.sizesContent = sizesContent
    self.clip = clip
  }

  /// A box without border and padding.
  package static let prototype = BoxModelStep()
  /// The schema, with the border, padding, corners and sizes.
  package static let schema = Schema<BoxModelStep>(
    "border-box", "Describes the frame as a border box: its border, padding, corners and size.",
    parameters: [
      Parameter(
        "border", \.border, form: .labeled("border"), in: .nonNegative,
        summary: "The widths of the border."),
      Parameter(
        "padding", \.padding, form: .labeled("padding"),
        summary: "The padding; percentages are of the box's width."),
      Parameter("radius", \.radii, form: .labeled("radius"), summary: "The radii of the corners."),
      Parameter(
        "size", \.size, form: .labeled("size"), summary: "The preferred width and height."),
      Parameter(
        "min-size", \.minimum, form: .labeled("min-size"), summary: "The minimum width and height."),
      Parameter(
        "max-size", \.maximum, form: .labeled("max-size"), summary: "The maximum width and height."),
      Parameter(
        "aspect-ratio", \.ratio, form: .labeled("aspect-ratio"),
        summary: "The aspect ratio, for a side without a size."),
      Parameter(
        flag: "content-box", \.sizesContent,
        summary:
          "Whether the sizes are those of the content box instead of the border box."),
      Parameter(
        "clip", \.clip, form: .labeled("clip"),
        summary:
          "The directions in which the text and the program's drawing are clipped at the padding box."
      ),
    ])

  /// Sets the box of the context, for the steps that follow.
  ///
  /// Insets of the content frame that a program has set before, such as the space for a button's
  /// image, are kept.
  package func draw(in context: inout DrawingContext) {
    let contentInsets = context.contentInsets
    context.box.border = border
    context.box.contentClip = clip
    context.box.padding = padding.pixels(of: context.frame.width)
    context.shape = Corners(radii, in: context.frame.size).shape
    context.contentFrame = context.rect(of: .contentBox).inset(by: contentInsets)
    if context.contentFrame.width < 0 { context.contentFrame.size.width = 0 }
    if context.contentFrame.height < 0 { context.contentFrame.size.height = 0 }
  }

  /// Adds the border and the padding.
  package func insets(_ insets: Insets, for size: Size) -> Insets {
    insets + border + padding.pixels(of: size.width)
  }
}

extension BoxModelStep {
  /// Returns a context whose width is that of the content box.
  package func contextForLaterSteps(_ context: SizingContext) -> SizingContext {
    var context = context
    let edges = border.horizontal + padding.pixels(of: context.width ?? 0).horizontal
    let available = context.width.map { max(0, $0 - edges) }
    let specified = contentLimit(size.width, edges)
    let maximum = contentLimit(maximum.width, edges)
    context.width = [specified ?? available, maximum].compactMap { $0 }.min()
    if let minimum = contentLimit(minimum.width, edges), let width = context.width {
      context.width = max(width, minimum)
    }
    return context
  }

  /// Returns the border-box size: the preferred size or that of the content, within the limits.
  package func naturalSize(_ preferred: Size, from size: Size, in context: SizingContext) -> Size {
    let edges = border + padding.pixels(of: context.width ?? 0)
    var width = contentLimit(self.size.width, edges.horizontal)
    var height = contentLimit(self.size.height, edges.vertical)
    if let ratio = ratio?.quotient {
      if width == nil, let specified = height {
        width = side(from: specified, edges: edges.vertical, toEdges: edges.horizontal) {
          $0 * ratio
        }
      } else if height == nil {
        height = side(
          from: width ?? preferred.width, edges: edges.horizontal, toEdges: edges.vertical
        ) { $0 / ratio }
      }
    }
    return Size(
      clamped(
        width ?? preferred.width, edges: edges.horizontal, minimum: minimum.width,
        maximum: maximum.width),
      clamped(
        height ?? preferred.height, edges: edges.vertical, minimum: minimum.height,
        maximum: maximum.height)) + edges
  }

  /// Returns the content length for a specified length of the box.
  private func contentLimit(_ length: Double?, _ edges: Double) -> Double? {
    length.map { max(0, sizesContent ? $0 : $0 - edges) }
  }

  /// Returns a side of the content from its other side, by the aspect ratio of the sized box.
  ///
  /// - Parameters:
  ///   - other: The other side of the content in px.
  ///   - otherEdges: The border and padding along the other side, in px.
  ///   - edges: The border and padding along this side, in px.
  ///   - scale: Returns this side of the box from its other side.
  /// - Returns: The length of the content in px.
  private func side(
    from other: Double, edges otherEdges: Double, toEdges edges: Double, scale: (Double) -> Double
  ) -> Double {
    sizesContent ? scale(other).bounded : max(0, scale(other + otherEdges).bounded - edges)
  }

  private func clamped(
    _ length: Double, edges: Double, minimum: Double?, maximum: Double?
  ) -> Double {
    let maximum = contentLimit(maximum, edges).map { min(length, $0) } ?? length
    return max(maximum, contentLimit(minimum, edges) ?? 0)
  }
}

extension DrawingContext {
  /// The current insets of the content frame in the frame; zero on sides where it extends beyond.
  fileprivate var contentInsets: Insets {
    Insets(
      top: max(0, contentFrame.minY - frame.minY), right: max(0, frame.maxX - contentFrame.maxX),
      bottom: max(0, frame.maxY - contentFrame.maxY),
      left: max(0, contentFrame.minX - frame.minX))
  }
}
