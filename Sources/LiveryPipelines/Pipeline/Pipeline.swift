// SPDX-License-Identifier: Apache-2.0

/// The drawing of an element: a list of steps that draw, or change the context of later steps.
///
/// ```swift
/// let badge = Pipeline([
///   ShapeStep(RoundedRectangle()), InsetStep(Insets(1)), SolidFill(RGBA(red: 0.87, green: 0.07, blue: 0.11)),
/// ])
/// badge.description     // "shape(rounded-rectangle) inset(1px) fill(color(srgb 0.87 0.07 0.11))"
/// ```
///
/// A pipeline is a value that is independent of any box or text, so it can draw into many.
public struct Pipeline: Sendable {
  /// The steps in drawing order.
  public var steps: [any PipelineStep]

  /// Creates a pipeline; without steps, it draws nothing.
  public init(_ steps: [any PipelineStep] = []) { self.steps = steps }
}

extension Pipeline: Hashable {
  /// Returns whether two pipelines have equal steps.
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
  /// The value of `-livery-pipeline`, which parses to an equal pipeline.
  public var description: String {
    steps.isEmpty ? "none" : steps.map(\.cssText).joined(separator: " ")
  }
}

extension Pipeline {
  /// Returns the first step of a type, such as the text step.
  public func first<Step: PipelineStep>(_ type: Step.Type) -> Step? {
    for step in steps {
      if let step = step as? Step { return step }
    }
    return nil
  }
}
