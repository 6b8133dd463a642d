// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Synchronization

/// The steps and shapes that `-livery-pipeline` may name: built-in ones and those of a program.
///
/// ```swift
/// var library = PipelineLibrary.standard
/// library.register(Glow.self)       // -livery-pipeline: --glow(4px red) …
/// ```
public struct PipelineLibrary: Sendable {
  private var steps: [String: [any PipelineStep.Type]] = [:]
  private var shapes: [String: [any Shape.Type]] = [:]
  /// The types of steps in the order of registration.
  public private(set) var stepTypes: [any PipelineStep.Type] = []
  /// The types of shapes in the order of registration.
  public private(set) var shapeTypes: [any Shape.Type] = []
  /// The identity of the library's contents.
  package private(set) var identity = Identity()

  /// Creates an empty library.
  init() {}

  /// An identity that changes with every change of a library, and that copies share.
  package struct Identity: Sendable, Hashable {
    private static let count = Atomic(0)
    private let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The built-in steps and shapes.
  public static let standard = PipelineLibrary(steps: standardSteps, shapes: standardShapes)

  private init(steps: [any PipelineStep.Type], shapes: [any Shape.Type]) {
    self.init()
    for step in steps { add(step) }
    for shape in shapes { add(shape) }
  }
}

extension PipelineLibrary {
  /// Adds a custom step type, whose name begins with two dashes.
  ///
  /// If several types have a name, the first whose parameters fit is used.
  public mutating func register<Step: PipelineStep>(_ type: Step.Type) {
    precondition(Step.schema.isCustom, "the name of a custom step must begin with two dashes")
    add(type)
  }

  /// Adds a custom shape type, whose name begins with two dashes.
  ///
  /// If several types have a name, the first whose parameters fit is used.
  public mutating func register<Kind: Shape>(_ type: Kind.Type) {
    precondition(Kind.schema.isCustom, "the name of a custom shape must begin with two dashes")
    add(type)
  }

  private mutating func add<Step: PipelineStep>(_ type: Step.Type) {
    steps[Step.schema.name, default: []].append(type)
    stepTypes.append(type)
    identity = Identity()
  }

  private mutating func add<Kind: Shape>(_ type: Kind.Type) {
    shapes[Kind.schema.name, default: []].append(type)
    shapeTypes.append(type)
    identity = Identity()
  }

  /// Parses a shape: a keyword with its parameters, or a function.
  func parseShape(_ reader: inout ParameterReader) -> (any Shape)? {
    if case .function(let function) = reader.next {
      let arguments = reader.arguments(of: function)
      for type in shapes[function.name] ?? [] {
        var ahead = arguments
        guard let shape = type.parse(&ahead) else { continue }
        _ = reader.consume()
        return shape
      }
    } else if let keyword = reader.nextKeyword {
      for type in shapes[keyword] ?? [] {
        var ahead = reader
        _ = ahead.consume()
        guard let shape = type.parseAfterKeyword(&ahead) else { continue }
        reader = ahead
        return shape
      }
    }
    return nil
  }

  /// Returns the step of a function, or `nil` if the name is unknown or the arguments do not fit.
  ///
  /// The problems of nested steps are added to those of the reader. If no step fits, `argument` is
  /// the index of the first argument that the best-fitting step rejects.
  func parseStep(
    _ function: FunctionValue, for reader: inout ParameterReader, failingAt argument: inout Int?
  ) -> (any PipelineStep)? {
    let arguments = reader.arguments(of: function)
    for type in steps[function.name] ?? [] {
      var ahead = arguments
      guard let step = type.parse(&ahead) else {
        argument = max(argument ?? 0, arguments.count - ahead.count)
        continue
      }
      reader.problems += ahead.problems
      return step
    }
    return nil
  }

  /// Returns the grammars of the steps with a name.
  func grammars(ofStepsNamed name: String) -> [String] {
    (steps[name] ?? []).map { $0.grammar }
  }

  /// Returns whether a step with a name exists.
  func hasStep(named name: String) -> Bool { steps[name] != nil }
}

extension PipelineComponent {
  /// Parses the parameters after a keyword; a component with function notation has none.
  fileprivate static func parseAfterKeyword(_ reader: inout ParameterReader) -> Self? {
    if schema.notation == .keywords, !schema.isCustom { return parse(&reader) }
    var emptyReader = ParameterReader([], library: reader.library)
    return parse(&emptyReader)
  }

  /// Parses the parameters of a component from the values after its name.
  fileprivate static func parse(_ reader: inout ParameterReader) -> Self? {
    schema.component(reading: &reader)
  }
}
