// SPDX-License-Identifier: Apache-2.0
package import CSSValues
import LiveryDisplay

/// Draws a border image as nine slices instead of the border's lines.
///
/// ```css
/// border-box(border 8px) border-image(url(frame.png) slice 8 fill repeat round)
/// ```
///
/// The step precedes the `BorderStep`, whose lines are drawn only if the image is unavailable.
///
/// Defined by [CSS Backgrounds 3, section 5](https://drafts.csswg.org/css-backgrounds-3/#border-images).
package struct BorderImageStep: PipelineStep {
  /// The image.
  package var image: CSSImage
  /// The slice offsets: px of the image, or percentages.
  package var slices: EdgeLengths
  /// Whether the center slice is drawn over the background.
  package var isFilled: Bool
  /// The widths of the sides: multiples of the border widths, or lengths.
  package var widths: EdgeLengths
  /// The distances beyond the border box: multiples of the border widths, or lengths.
  package var outsets: EdgeLengths
  /// The tiling of the sides.
  package var tiling: EdgeTiling

  /// Creates a border image.
  package init(
    _ image: CSSImage, slices: EdgeLengths = EdgeLengths(.length(.percentage(100))),
    isFilled: Bool = false, widths: EdgeLengths = EdgeLengths(.number(1)),
    outsets: EdgeLengths = EdgeLengths(.number(0)), tiling: EdgeTiling = EdgeTiling()
  ) {
    self.image = image
    self.slices = slices
    self.isFilled = isFilled
    self.widths = widths
    self.outsets = outsets
    self.tiling = tiling
  }

  /// A solid black border image.
  package static let prototype = BorderImageStep(.black)
  /// The schema, with the image, its slices and its tiling.
  package static let schema = Schema<BorderImageStep>(
    "border-image", "Draws an image instead of the border's lines.",
    parameters: [
      Parameter("image", \.picture, summary: "The picture."),
      Parameter(
        "slice", \.slice, form: .labeled("slice"),
        summary: "The offsets from its edges at which it is cut."),
      Parameter("width", \.width, form: .labeled("width"), summary: "The widths of its sides."),
      Parameter(
        "outset", \.outset, form: .labeled("outset"),
        summary: "The distances by which it extends beyond the border box."),
      Parameter(
        "repeat", \.tiling, form: .labeled("repeat"),
        summary: "The way in which its sides fill their space."),
    ])

  /// Draws the slices of the image, or does nothing if the image is unavailable.
  package func draw(in context: inout DrawingContext) {
    guard !context.frame.isEmpty, let image = PaintableImage(image, in: context) else { return }
    context.box.hasBorderImage = true
    NineSlicePainter(self, image, in: context).draw(in: &context)
  }
}

extension BorderImageStep {
  private var picture: ImageParameter {
    get { ImageParameter(image: image) }
    set { image = newValue.image }
  }
  private var slice: ImageSlices {
    get { ImageSlices(slices, isFilled: isFilled) }
    set { (slices, isFilled) = (newValue.lengths, newValue.isFilled) }
  }
  private var width: ImageWidths {
    get { ImageWidths(widths) }
    set { widths = newValue.lengths }
  }
  private var outset: ImageOutsets {
    get { ImageOutsets(outsets) }
    set { outsets = newValue.lengths }
  }
}

/// An image as a parameter.
private struct ImageParameter: ComposedValue {
  var image: CSSImage
  static let grammar = "<image>"

  init(image: CSSImage) { self.image = image }

  init?(reading reader: inout ParameterReader) {
    guard let image = reader.consume({ $0.image?.normalized }) else { return nil }
    self.image = image
  }

  var values: [CSSValue]? { [.image(image)] }
}
