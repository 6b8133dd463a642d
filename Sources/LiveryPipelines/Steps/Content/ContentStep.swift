// SPDX-License-Identifier: Apache-2.0

/// Lets the program draw its own content.
///
/// ```css
/// shape(rounded-rectangle 8px) content()
/// ```
///
/// The program draws it in ``PipelineContent/drawing``.
public struct ContentStep: PipelineStep {
  /// Creates a step for the program's drawing.
  public init() {}

  /// The step.
  public static let prototype = ContentStep()
  /// The schema, without parameters.
  public static let schema = Schema<ContentStep>("content", "Draws the program's own content.")

  /// Calls the program's drawing function.
  public func draw(in context: inout DrawingContext) { context.drawProgramContent() }
}

extension DrawingContext {
  /// Calls the program's drawing function, if there is one.
  mutating func drawProgramContent() {
    guard let drawing = content.drawing else { return }
    hasDrawnContent = true
    drawContent(drawing)
  }
}
