// SPDX-License-Identifier: Apache-2.0
public import CSSValues
package import LiveryDisplay

/// Moves, turns, scales and slants all that follows.
///
/// ```css
/// transform(rotate(45deg) scale(2)) background(red)
/// transform(translate(50%, 0px) origin 0% 0%) background(red)
/// ```
///
/// What leads out of the plane is seen from far in front of it.
///
/// Defined by [CSS Transforms 1](https://drafts.csswg.org/css-transforms-1/) and
/// [CSS Transforms 2](https://drafts.csswg.org/css-transforms-2/).
package struct TransformStep: PipelineStep {
  /// What is done, the last function first.
  package var functions: [TransformFunction]
  /// The place that stays where it is, counted in the border box.
  package var origin: Position

  /// A transformation.
  package init(_ functions: [TransformFunction], origin: Position? = nil) {
    self.functions = functions
    self.origin = origin ?? Self.middle
  }

  private static let middle = Position(
    x: PositionComponent(.percentage(50)), y: PositionComponent(.percentage(50)))

  /// A turn by nothing.
  package static let prototype = TransformStep([TransformFunction(.rotate, [.angle(CSSAngle(0))])])
  /// The functions, and the place that stays.
  package static let schema = Schema<TransformStep>(
    "transform", "Moves, turns, scales and slants all that follows.",
    parameters: [
      Parameter("functions", \.list, summary: "The functions, of which the last is applied first."),
      Parameter(
        "origin", \.origin, form: .labeled("origin"),
        summary: "The place that stays where it is, counted in the border box."),
    ])

  private var list: TransformFunctionList {
    get { TransformFunctionList(functions: functions) }
    set { functions = newValue.functions }
  }

  /// Begins what is drawn through the transformation; one that leaves no area hides it.
  package func draw(in context: inout DrawingContext) {
    let transform = transform(in: context.frame)
    let area = transform.a * transform.d - transform.b * transform.c
    guard abs(area) > 1e-12, area.isFinite, transform.e.isFinite, transform.f.isFinite else {
      return context.add(.clip(Path()))
    }
    context.add(.transform(transform))
  }

  /// The transformation in a box.
  package func transform(in box: Rect) -> AffineTransform {
    let size = ReferenceBox(width: box.width, height: box.height)
    guard let matrix = functions.matrix(in: size) else { return .identity }
    let center = box.origin + origin.offset(in: box.size)
    let flat = AffineTransform(
      a: matrix[0, 0], b: matrix[0, 1], c: matrix[1, 0], d: matrix[1, 1], e: matrix[3, 0],
      f: matrix[3, 1])
    return AffineTransform.translation(center).concatenating(flat)
      .concatenating(.translation(Point(-center.x, -center.y)))
  }
}

/// The functions of a transformation.
struct TransformFunctionList: ComposedValue {
  var functions: [TransformFunction]

  /// One or more functions.
  static let grammar = "<transform-list>"

  init(functions: [TransformFunction]) { self.functions = functions.map(\.kept) }

  /// Takes the functions that stand next.
  init?(reading reader: inout ParameterReader) {
    var functions: [TransformFunction] = []
    while let function = reader.take({ TransformFunction($0) }) { functions.append(function) }
    if functions.isEmpty { return nil }
    self.init(functions: functions)
  }

  /// The functions.
  var values: [CSSValue]? { functions.map { .transform($0) } }
}

extension TransformFunction {
  /// The function as it comes out when it is printed and read again.
  var kept: TransformFunction {
    let value = Property.transform.value(parsing: description)?
      .computed(for: .transform, in: ComputationContext())
    return value.flatMap { TransformFunction($0) ?? [TransformFunction]($0)?.first } ?? self
  }
}

extension Position: ComposedValue {
  /// Two lengths or percentages, from the left and from the top.
  static let grammar = "<length-percentage>{2}"

  /// Takes two lengths or percentages.
  init?(reading reader: inout ParameterReader) {
    guard let x = reader.takeLengthPercentage(), let y = reader.takeLengthPercentage() else {
      return nil
    }
    self.init(x: PositionComponent(x), y: PositionComponent(y))
  }

  /// Both lengths.
  var values: [CSSValue]? { [x.offset?.cssValue, y.offset?.cssValue].compactMap { $0 } }
}
