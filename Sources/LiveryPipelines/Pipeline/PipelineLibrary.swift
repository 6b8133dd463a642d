// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Synchronization

/// The steps and shapes that `-livery-pipeline` may name: the built-in ones and a program's own.
///
/// ```swift
/// var library = PipelineLibrary.standard
/// library.register(Glow.self)       // -livery-pipeline: --glow(4px red) …
/// ```
public struct PipelineLibrary: Sendable {
  private var steps: [String: [any PipelineStep.Type]] = [:]
  private var shapes: [String: [any Shape.Type]] = [:]
  /// The kinds of steps in the order in which they were registered.
  public private(set) var stepTypes: [any PipelineStep.Type] = []
  /// The kinds of shapes in the order in which they were registered.
  public private(set) var shapeTypes: [any Shape.Type] = []
  /// What tells libraries apart that may differ.
  package private(set) var identity = Identity()

  /// A library of nothing.
  init() {}

  /// Tells a library from those it was made from: every change gives it another one, and copies keep it.
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
  /// Adds a program's kind of step, whose name begins with two dashes; the first of a name that fits is read.
  public mutating func register<Step: PipelineStep>(_ type: Step.Type) {
    precondition(Step.schema.isCustom, "the name of a program's own step begins with two dashes")
    add(type)
  }

  /// Adds a program's kind of shape, whose name begins with two dashes; the first of a name that fits is read.
  public mutating func register<Kind: Shape>(_ type: Kind.Type) {
    precondition(Kind.schema.isCustom, "the name of a program's own shape begins with two dashes")
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

  /// Takes a shape: a word with what follows it, or a function.
  func readShape(_ reader: inout ParameterReader) -> (any Shape)? {
    if case .function(let function) = reader.next {
      let arguments = reader.arguments(of: function)
      for type in shapes[function.name] ?? [] {
        var ahead = arguments
        guard let shape = type.read(&ahead) else { continue }
        _ = reader.take()
        return shape
      }
    } else if let word = reader.nextWord {
      for type in shapes[word] ?? [] {
        var ahead = reader
        _ = ahead.take()
        guard let shape = type.readBehindWord(&ahead) else { continue }
        reader = ahead
        return shape
      }
    }
    return nil
  }

  /// The step that a function is; nil where there is none of that name, or none that its arguments fit.
  ///
  /// The problems of the steps inside of it are added to those of the reader. If no step is read, `argument` is the
  /// index of the argument up to which the step that fits best was read.
  func readStep(
    _ function: FunctionValue, for reader: inout ParameterReader, failingAt argument: inout Int?
  ) -> (any PipelineStep)? {
    let arguments = reader.arguments(of: function)
    for type in steps[function.name] ?? [] {
      var ahead = arguments
      guard let step = type.read(&ahead) else {
        argument = max(argument ?? 0, arguments.count - ahead.count)
        continue
      }
      reader.problems += ahead.problems
      return step
    }
    return nil
  }

  /// The grammars of the steps that have a name.
  func grammars(ofStepsNamed name: String) -> [String] {
    (steps[name] ?? []).map { $0.grammar }
  }

  /// Whether there is a step of a name.
  func hasStep(named name: String) -> Bool { steps[name] != nil }
}

extension PipelineComponent {
  /// Reads the parameters that stand behind the name as a word: none for a component that is written as a function.
  fileprivate static func readBehindWord(_ reader: inout ParameterReader) -> Self? {
    if schema.notation == .words, !schema.isCustom { return read(&reader) }
    var nothing = ParameterReader([], library: reader.library)
    return read(&nothing)
  }

  /// Reads the parameters of a component from the values behind its name.
  fileprivate static func read(_ reader: inout ParameterReader) -> Self? {
    schema.component(reading: &reader)
  }
}
