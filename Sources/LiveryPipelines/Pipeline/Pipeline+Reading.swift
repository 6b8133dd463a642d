// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues
public import LiveryDisplay

extension Pipeline {
  /// Steps in steps, deeper than this, are left out.
  static let maximumDepth = 16
  /// Steps beyond this many are left out.
  static let maximumCount = 1000

  /// Reads the value of `-livery-pipeline`; nil for one of another kind.
  ///
  /// A step that the library does not know, or whose arguments do not fit, is left out, and the rest is drawn.
  ///
  /// - Parameters:
  ///   - value: the value, best a computed one: its lengths are px, and its colors known.
  ///   - library: the steps and shapes that the value may name.
  ///   - currentColor: the element's color, which `currentcolor` stands for.
  ///   - problems: takes what is left out.
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

  /// Reads a value of `-livery-pipeline` from text; nil where it does not match the property's grammar.
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

  /// Takes the steps that stand next; what is left out is added to the reader's problems.
  init(readingSteps reader: inout ParameterReader) {
    var steps: [any PipelineStep] = []
    var index = 0
    let outer = reader.path
    defer { reader.path = outer }
    while case .function(let function) = reader.next {
      _ = reader.take()
      reader.path = outer + [index]
      if let kind = Self.problem(with: function, at: index, depth: reader.depth) {
        reader.add(kind, of: function)
      } else {
        var failed: Int?
        if let step = reader.library.readStep(function, for: &reader, failingAt: &failed) {
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
  /// Notes that the step at which the reader is cannot be read.
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
  /// A chain of steps.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .pipeline }

  /// Takes the steps that stand next, of which there must be one; those that are wrong are left out.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .function = reader.next else { return nil }
    self.init(readingSteps: &reader)
  }

  /// The steps in one piece.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.unparsed(description)] }
}
