// SPDX-License-Identifier: Apache-2.0
package import LiveryDisplay

/// Draws the border of the box, whose widths and corners the ``BoxModelStep`` sets.
///
/// ```css
/// border-box(border 1px) box-border(solid red)
/// border-box(border 2px 0px) box-border(top solid red bottom dashed black)
/// ```
///
/// Defined by [CSS Backgrounds 3, section 3](https://drafts.csswg.org/css-backgrounds-3/#borders).
package struct BorderStep: PipelineStep {
  /// The line at the top, or `nil` for none.
  package var top: BorderLine?
  /// The line at the right, or `nil` for none.
  package var right: BorderLine?
  /// The line at the bottom, or `nil` for none.
  package var bottom: BorderLine?
  /// The line at the left, or `nil` for none.
  package var left: BorderLine?

  /// Creates a border from four lines.
  package init(
    top: BorderLine? = nil, right: BorderLine? = nil, bottom: BorderLine? = nil,
    left: BorderLine? = nil
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Creates a border with a line on all sides.
  package init(_ line: BorderLine) { self.init(top: line, right: line, bottom: line, left: line) }

  /// A border without lines.
  package static let prototype = BorderStep()
  /// The schema, with a line for all sides, or one for each.
  package static let schema = Schema<BorderStep>(
    "box-border", "Draws the border of the box.",
    parameters: [
      Parameter("all", \.uniform, form: .optional, summary: "The line on all sides."),
      Parameter("top", \.nonuniformTop, form: .labeled("top"), summary: "The line at the top."),
      Parameter(
        "right", \.nonuniformRight, form: .labeled("right"), summary: "The line at the right."),
      Parameter(
        "bottom", \.nonuniformBottom, form: .labeled("bottom"), summary: "The line at the bottom."),
      Parameter("left", \.nonuniformLeft, form: .labeled("left"), summary: "The line at the left."),
    ])

  /// Draws the lines, unless a border image replaces them.
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

extension BorderStep {
  /// Returns the line of a side.
  package func line(_ edge: Edge) -> BorderLine? {
    switch edge {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }

  /// The common line of all sides, or `nil` if they differ.
  var uniform: BorderLine? {
    get { top == right && top == bottom && top == left ? top : nil }
    set { (top, right, bottom, left) = (newValue, newValue, newValue, newValue) }
  }

  // The lines as they are written: `nil` if all sides are equal.
  private var nonuniformTop: BorderLine? {
    get { uniform == nil ? top : nil }
    set { top = newValue }
  }
  private var nonuniformRight: BorderLine? {
    get { uniform == nil ? right : nil }
    set { right = newValue }
  }
  private var nonuniformBottom: BorderLine? {
    get { uniform == nil ? bottom : nil }
    set { bottom = newValue }
  }
  private var nonuniformLeft: BorderLine? {
    get { uniform == nil ? left : nil }
    set { left = newValue }
  }
}
