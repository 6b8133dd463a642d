// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// Draws the background of the box: its color, and above it the layers.
///
/// ```css
/// background(rgb(255, 0, 0))
/// ```
///
/// Defined by [CSS Backgrounds 3, section 2](https://drafts.csswg.org/css-backgrounds-3/#backgrounds).
public struct BackgroundStep: PipelineStep {
  /// The color.
  public var color: RGBA
  /// The box that the color fills.
  public var clip: VisualBox

  /// A background.
  public init(_ color: RGBA = .clear, clip: VisualBox = .borderBox) {
    self.color = color
    self.clip = clip
  }

  /// Nothing.
  public static let prototype = BackgroundStep()
  /// The color and its box.
  public static let schema = Schema<BackgroundStep>(
    "background", "Draws the background of the box.",
    [
      Parameter("color", \.color, .optional),
      Parameter("clip", \.clip, .labelled("clip")),
    ])

  /// Fills the box with the color.
  public func draw(in context: inout DrawingContext) {
    guard color.alpha > 0, !context.rect(of: clip).isEmpty else { return }
    context.add(.fill(context.outline(of: clip), .color(color)))
  }
}

extension VisualBox: ComposedValue {
  /// One of the boxes.
  static let grammar = "<visual-box>"

  /// Takes the name of a box.
  init?(reading reader: inout ParameterReader) {
    guard let box = reader.takeKeyword(VisualBox.self) else { return nil }
    self = box
  }

  /// The name of the box.
  var values: [CSSValue]? { [cssValue] }
}
