// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues
public import LiveryDisplay

extension Pipeline {
  /// The maximum depth of nested steps; deeper steps are omitted.
  static let maximumDepth = 16
  /// The maximum number of steps; further steps are omitted.
  static let maximumCount = 1000

  /// Creates a pipeline from a value of `-livery-pipeline`, or returns `nil` for another value.
  ///
  /// A step that is unknown to the library, or has invalid arguments, is omitted; the other steps
  /// are kept.
  ///
  /// - Parameters:
  ///   - value: The value, preferably computed, with lengths in px and known colors.
  ///   - library: The steps and shapes that the value may name.
  ///   - currentColor: The element's color, which is the value of `currentcolor`.
  ///   - problems: The array to which problems of omitted steps are added.
  public init?(
    _ value: CSSValue, library: PipelineLibrary = .standard, currentColor: RGBA = .black,
    problems: inout [PipelineProblem]
  ) {
    let values: [CSSValue]
    switch value {
    case .keyword(.none): values = []
    case .function: values = [value]
    case .sequence(let sequence): values = sequence
    default: return nil
    }
    var reader = ParameterReader(values, library: library, currentColor: currentColor)
    self.init(readingSteps: &reader)
    problems += reader.problems
    guard reader.isAtEnd else { return nil }
  }

  /// Parses a value of `-livery-pipeline`, or returns `nil` if the text does not match the grammar.
  ///
  /// ```swift
  /// Pipeline(parsing: "inset(1px) fill(red)")?.steps.count    // 2
  /// ```
  public init?(parsing text: String, library: PipelineLibrary = .standard) {
    guard let value = Property.liveryPipeline.value(parsing: text) else { return nil }
    var problems: [PipelineProblem] = []
    let computed = value.computed(for: .liveryPipeline, in: ComputationContext())
    self.init(computed, library: library, problems: &problems)
    guard problems.isEmpty else { return nil }
  }

  /// Parses the next steps, and adds problems of omitted steps to the reader.
  init(readingSteps reader: inout ParameterReader) {
    var steps: [any PipelineStep] = []
    var index = 0
    let outer = reader.path
    defer { reader.path = outer }
    while case .function(let function) = reader.next {
      _ = reader.consume()
      reader.path = outer + [index]
      if let kind = Self.problem(with: function, at: index, depth: reader.depth) {
        reader.add(kind, of: function)
      } else {
        var failed: Int?
        if let step = reader.library.parseStep(function, for: &reader, failingAt: &failed) {
          steps.append(step)
        } else {
          let kind = reader.library.problem(withStepNamed: function.name)
          reader.add(kind, of: function, at: failed)
        }
      }
      index += 1
    }
    self.init(steps)
  }

  private static func problem(
    with function: FunctionValue, at index: Int, depth: Int
  ) -> PipelineProblem.Kind? {
    if depth >= maximumDepth { return .nestedTooDeep }
    return index >= maximumCount ? .tooManySteps(limit: maximumCount) : nil
  }
}

extension ParameterReader {
  /// Adds a problem for the step at the reader's current path.
  fileprivate mutating func add(
    _ kind: PipelineProblem.Kind, of step: FunctionValue, at argument: Int? = nil
  ) {
    problems.append(
      PipelineProblem(kind: kind, text: step.description, path: path, argument: argument))
  }
}

extension PipelineLibrary {
  fileprivate func problem(withStepNamed name: String) -> PipelineProblem.Kind {
    hasStep(named: name)
      ? .invalidArguments(expected: grammars(ofStepsNamed: name)) : .unknownStep
  }
}

extension Pipeline: ParameterValue {
  /// The `pipeline` parameter type.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .pipeline }

  /// Parses the next steps, of which at least one is required; invalid steps are omitted.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .function = reader.next else { return nil }
    self.init(readingSteps: &reader)
  }

  /// The steps as a single value.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.unparsed(description)] }
}
