// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// `--turning()`, a custom step that rotates the later steps around the center of the frame.
///
/// The angle is that of the ``SpinnerClock``.
struct SpinnerStep: PipelineStep {
  static let prototype = SpinnerStep()
  static let schema = Schema<SpinnerStep>(
    "--turning", "Turns the steps behind it around the middle, a twelfth at a time.")

  func draw(in context: inout DrawingContext) {
    let position = SpinnerClock.shared.position
    guard position != 0 else { return }
    context.add(.transform(Self.rotation(position, around: context.frame.center)))
  }

  /// Returns a clockwise rotation by a number of twelfths.
  static func rotation(_ twelfths: Int, around center: Point) -> AffineTransform {
    let (right, down) = directions[twelfths % directions.count]
    return AffineTransform.translation(center)
      .concatenating(AffineTransform(a: right, b: down, c: -down, d: right, e: 0, f: 0))
      .concatenating(.translation(Point(-center.x, -center.y)))
  }

  /// The twelve directions of a clock face from the right on, as the cosine and sine of each.
  static let directions: [(right: Double, down: Double)] = {
    let long = 0.75.squareRoot()
    let steps = [1, long, 0.5, 0, -0.5, -long, -1, -long, -0.5, 0, 0.5, long]
    return steps.indices.map { (steps[$0], steps[($0 + 9) % 12]) }
  }()
}

extension SpinnerStep {
  /// The rule that draws spinners as twelve strokes of decreasing opacity.
  static let sheet = """
    spinner {
      -livery-pipeline:
        --turning() shape(path("\(strokes)" size 20px 20px center))
        fill(conic-gradient(from 15deg, transparent, currentcolor 330deg));
    }
    """

  private static let strokes = directions.map { direction in
    func point(_ out: Double, _ aside: Double) -> String {
      let x = 10 + direction.right * out - direction.down * aside
      let y = 10 + direction.down * out + direction.right * aside
      return "\((x * 100).rounded() / 100) \((y * 100).rounded() / 100)"
    }
    return "M\(point(5, -1)) L\(point(9.5, -1)) L\(point(9.5, 1)) L\(point(5, 1)) Z"
  }.joined(separator: " ")
}
