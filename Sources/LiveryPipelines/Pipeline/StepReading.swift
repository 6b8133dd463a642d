// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// A step that was read from a function, with the places that its parameters have in the parentheses.
///
/// Who changes one parameter in a text leaves the others as they are written.
package struct StepReading: Sendable {
  /// The step.
  package let step: any PipelineStep
  /// How many values stand in the parentheses; commas count for nothing.
  package let count: Int
  /// Which of the values each parameter that is written takes, its label among them.
  package let places: [String: Range<Int>]
  /// The problems of the steps inside of the step.
  package let problems: [PipelineProblem]
}

extension PipelineLibrary {
  /// Reads a step; nil where there is none of its name, or none that its arguments fit.
  package func reading(_ function: FunctionValue) -> StepReading? {
    let arguments = ParameterReader([.function(function)], library: self).arguments(of: function)
    for type in stepTypes where type.name == function.name {
      var reader = arguments
      var places: [String: Range<Int>] = [:]
      let count = reader.count
      let step = type.read(&reader) { places[$0] = count - $1..<count - $2 }
      guard let step else { continue }
      return StepReading(step: step, count: count, places: places, problems: reader.problems)
    }
    return nil
  }

  /// Reads a step from text; nil for anything else.
  ///
  /// - Parameter text: a step without variables, as `-livery-pipeline` has it.
  /// - Returns: the step with the places of its parameters.
  package func reading(parsing text: String) -> StepReading? {
    guard let value = Property.liveryPipeline.value(parsing: text) else { return nil }
    switch value.computed(for: .liveryPipeline, in: ComputationContext()) {
    case .function(let function): return reading(function)
    case .sequence(let values):
      guard values.count == 1, case .function(let function) = values[0] else { return nil }
      return reading(function)
    default: return nil
    }
  }

  /// Reads a shape from text; nil for anything else.
  package func shape(parsing text: String) -> AnyShape? {
    (reading(parsing: "shape(\(text))")?.step as? ShapeStep)?.shape
  }

  /// The grammars of the steps that have a name; none where there is no such step.
  package func stepGrammars(named name: String) -> [String] {
    stepTypes.filter { $0.name == name }.map { $0.grammar }
  }
}

extension PipelineStep {
  fileprivate static func read(
    _ reader: inout ParameterReader, noting note: (String, Int, Int) -> Void
  ) -> (any PipelineStep)? { schema.component(reading: &reader, noting: note) }
}
