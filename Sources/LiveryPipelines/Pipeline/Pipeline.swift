// SPDX-License-Identifier: Apache-2.0

/// What draws an element: a chain of steps, each of which draws something or changes the box for those behind it.
///
/// ```swift
/// let badge = Pipeline([
///   ShapeStep(RoundedRectangle()), InsetStep(Insets(1)), SolidFill(RGBA(red: 0.87, green: 0.07, blue: 0.11)),
/// ])
/// badge.description     // "shape(rounded-rectangle) inset(1px) fill(color(srgb 0.87 0.07 0.11))"
/// ```
///
/// A pipeline is a value: it says nothing of the box or of the text, and draws into as many as one likes.
public struct Pipeline: Sendable {
  /// The steps in the order in which they draw.
  public var steps: [any PipelineStep]

  /// A chain of steps; none draws nothing.
  public init(_ steps: [any PipelineStep] = []) { self.steps = steps }
}

extension Pipeline: Hashable {
  /// Whether both have the same steps.
  public static func == (a: Pipeline, b: Pipeline) -> Bool {
    a.steps.count == b.steps.count && zip(a.steps, b.steps).allSatisfy { $0.isEqual(to: $1) }
  }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps.count)
    for step in steps { hasher.combine(step) }
  }
}

extension Pipeline: CustomStringConvertible {
  /// The value of `-livery-pipeline`: reading it again gives an equal pipeline.
  public var description: String {
    steps.isEmpty ? "none" : steps.map(\.cssText).joined(separator: " ")
  }
}

extension Pipeline {
  /// The first step of a type, such as the text.
  public func first<Step: PipelineStep>(_ type: Step.Type) -> Step? {
    for step in steps {
      if let step = step as? Step { return step }
    }
    return nil
  }
}
