// SPDX-License-Identifier: Apache-2.0
package import LiveryDisplay

/// Draws the border of the box, whose widths and corners the ``BorderBoxStep`` says.
///
/// ```css
/// border-box(border 1px) box-border(solid red)
/// border-box(border 2px 0px) box-border(top solid red bottom dashed black)
/// ```
///
/// Defined by [CSS Backgrounds 3, section 3](https://drafts.csswg.org/css-backgrounds-3/#borders).
package struct BoxBorderStep: PipelineStep {
  /// The upper line; nil for none.
  package var top: BorderLine?
  /// The line at the right.
  package var right: BorderLine?
  /// The lower line.
  package var bottom: BorderLine?
  /// The line at the left.
  package var left: BorderLine?

  /// Four lines.
  package init(
    top: BorderLine? = nil, right: BorderLine? = nil, bottom: BorderLine? = nil,
    left: BorderLine? = nil
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same line on all sides.
  package init(_ line: BorderLine) { self.init(top: line, right: line, bottom: line, left: line) }

  /// No lines.
  package static let prototype = BoxBorderStep()
  /// One line for all sides, or one for each.
  package static let schema = Schema<BoxBorderStep>(
    "box-border", "Draws the border of the box.",
    parameters: [
      Parameter("all", \.uniform, form: .optional, summary: "The line on all sides."),
      Parameter("top", \.ownTop, form: .labeled("top"), summary: "The line at the top."),
      Parameter("right", \.ownRight, form: .labeled("right"), summary: "The line at the right."),
      Parameter(
        "bottom", \.ownBottom, form: .labeled("bottom"), summary: "The line at the bottom."),
      Parameter("left", \.ownLeft, form: .labeled("left"), summary: "The line at the left."),
    ])

  /// Draws the lines, unless a picture stands in their place.
  package func draw(in context: inout DrawingContext) {
    guard !context.box.hasBorderImage else { return }
    let lines = Edge.allCases.compactMap { edge in line(edge).map { (edge, $0) } }
    let before = context
    BorderPainter(
      lines: Dictionary(lines) { $1 }, frame: context.frame, widths: context.box.border,
      isRound: context.corners?.areSharp != true, outline: before.outline(insetBy:)
    ).draw(in: &context)
  }
}

extension BoxBorderStep {
  /// The line of a side.
  package func line(_ edge: Edge) -> BorderLine? {
    switch edge {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }

  /// The line that all sides have.
  var uniform: BorderLine? {
    get { top == right && top == bottom && top == left ? top : nil }
    set { (top, right, bottom, left) = (newValue, newValue, newValue, newValue) }
  }

  // The lines as they are written: only where they are not the same on all sides.
  private var ownTop: BorderLine? {
    get { uniform == nil ? top : nil }
    set { top = newValue }
  }
  private var ownRight: BorderLine? {
    get { uniform == nil ? right : nil }
    set { right = newValue }
  }
  private var ownBottom: BorderLine? {
    get { uniform == nil ? bottom : nil }
    set { bottom = newValue }
  }
  private var ownLeft: BorderLine? {
    get { uniform == nil ? left : nil }
    set { left = newValue }
  }
}
