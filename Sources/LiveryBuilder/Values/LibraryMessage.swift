// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// The available steps and shapes in messages to the editor.
struct LibraryMessage: Sendable, Hashable, Encodable {
  var steps: [ComponentMessage]
  var shapes: [ComponentMessage]

  /// A type of step or shape.
  struct ComponentMessage: Sendable, Hashable, Encodable {
    /// The identifier of the type, because several types may share a name.
    var type: String
    /// The name in CSS.
    var name: String
    /// A summary for the user interface.
    var summary: String
    /// The grammar in the notation of CSS.
    var grammar: String
    /// The text with the default value of every parameter.
    var text: String
  }

  /// Creates the message of a library.
  init(_ library: PipelineLibrary) {
    steps = library.stepTypes.enumerated().map { Self.message($1, number: $0) }
    shapes = library.shapeTypes.enumerated().map { Self.message($1, number: $0) }
  }

  private static func message(_ type: any PipelineComponent.Type, number: Int) -> ComponentMessage {
    let prototype: any PipelineComponent = type.prototype
    return ComponentMessage(
      type: "\(type.name)#\(number)", name: type.name, summary: type.summary,
      grammar: type.grammar, text: prototype.cssText)
  }
}

extension PipelineLibrary {
  /// Returns the type identifier of a step.
  func type(ofStep step: any PipelineStep) -> String {
    let kind = Swift.type(of: step)
    let number = stepTypes.firstIndex { $0 == kind } ?? 0
    return "\(kind.name)#\(number)"
  }

  /// Returns the type identifier of a shape.
  func type(ofShape shape: any Shape) -> String {
    let kind = Swift.type(of: shape)
    let number = shapeTypes.firstIndex { $0 == kind } ?? 0
    return "\(kind.name)#\(number)"
  }

  /// Returns the type of steps with an identifier, or `nil` if there is none.
  func stepType(_ type: String) -> (any PipelineStep.Type)? {
    stepTypes.enumerated().first { "\($1.name)#\($0)" == type }?.element
  }

  /// Returns the text of a step with default values, or `nil` if the type does not exist.
  ///
  /// A prototype that is invalid because it lacks nested steps contains one without an effect.
  func newStep(_ type: String) -> String? {
    guard let kind = stepType(type) else { return nil }
    let prototype: any PipelineStep = kind.prototype
    if parsedStep(parsing: prototype.cssText) != nil { return prototype.cssText }
    let pipelines = kind.parameters.filter { $0.type == .pipeline }
    let texts = pipelines.map { ($0.name, TypeMessage($0.type).initial) }
    return prototype.cssText(replacing: Dictionary(texts) { $1 }, isExplicit: false)
  }
}
