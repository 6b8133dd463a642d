// SPDX-License-Identifier: Apache-2.0

/// Lets the program draw what it shows.
///
/// ```css
/// shape(rounded-rectangle 8px) content()
/// ```
///
/// The program draws by itself: ``PipelineContent/drawing``.
public struct ContentStep: PipelineStep {
  /// A step for the program's drawing.
  public init() {}

  /// The step.
  public static let prototype = ContentStep()
  /// No parameters.
  public static let schema = Schema<ContentStep>("content", "Draws the program's own content.")

  /// Calls the program.
  public func draw(in context: inout DrawingContext) { context.drawOwnContent() }
}

extension DrawingContext {
  /// Calls the program to draw what it shows, if it wants to.
  mutating func drawOwnContent() {
    guard let drawing = content.drawing else { return }
    hasDrawnContent = true
    drawContent(drawing)
  }
}
