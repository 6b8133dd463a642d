// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// A step parsed from a function, with the positions of its parameters in the parentheses.
///
/// An editor uses the positions to change one parameter and leave the text of the others unchanged.
package struct ParsedStep: Sendable {
  /// The step.
  package let step: any PipelineStep
  /// The number of values in the parentheses, without commas.
  package let count: Int
  /// The range of values of each written parameter, including its label.
  package let parameterRanges: [String: Range<Int>]
  /// The problems of nested steps.
  package let problems: [PipelineProblem]
}

extension PipelineLibrary {
  /// Parses a step, or returns `nil` if the name is unknown or the arguments do not fit.
  package func parsedStep(_ function: FunctionValue) -> ParsedStep? {
    let arguments = ParameterReader([.function(function)], library: self).arguments(of: function)
    for type in stepTypes where type.name == function.name {
      var reader = arguments
      var parameterRanges: [String: Range<Int>] = [:]
      let count = reader.count
      let step = type.parse(&reader) { parameterRanges[$0] = count - $1..<count - $2 }
      guard let step else { continue }
      return ParsedStep(
        step: step, count: count, parameterRanges: parameterRanges, problems: reader.problems)
    }
    return nil
  }

  /// Parses a step from text, or returns `nil` for any other text.
  ///
  /// - Parameter text: A step of `-livery-pipeline`, without variables.
  /// - Returns: The step with the positions of its parameters.
  package func parsedStep(parsing text: String) -> ParsedStep? {
    guard let value = Property.liveryPipeline.value(parsing: text) else { return nil }
    switch value.computed(for: .liveryPipeline, in: ComputationContext()) {
    case .function(let function): return parsedStep(function)
    case .sequence(let values):
      guard values.count == 1, case .function(let function) = values[0] else { return nil }
      return parsedStep(function)
    default: return nil
    }
  }

  /// Parses a shape from text, or returns `nil` for any other text.
  package func shape(parsing text: String) -> AnyShape? {
    (parsedStep(parsing: "shape(\(text))")?.step as? ShapeStep)?.shape
  }

  /// Returns the grammars of the steps with a name, or an empty array if there are none.
  package func stepGrammars(named name: String) -> [String] {
    stepTypes.filter { $0.name == name }.map { $0.grammar }
  }
}

extension PipelineStep {
  fileprivate static func parse(
    _ reader: inout ParameterReader, recording record: (String, Int, Int) -> Void
  ) -> (any PipelineStep)? { schema.component(reading: &reader, recording: record) }
}
