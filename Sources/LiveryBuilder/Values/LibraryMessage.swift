// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// The steps and shapes that there are, as the editor is told of them.
struct LibraryMessage: Sendable, Hashable, Encodable {
  var steps: [ComponentMessage]
  var shapes: [ComponentMessage]

  /// A kind of step or shape.
  struct ComponentMessage: Sendable, Hashable, Encodable {
    /// What tells it from others, which may have the same name.
    var type: String
    /// The name in CSS.
    var name: String
    /// A sentence for people.
    var summary: String
    /// The grammar in the notation of CSS.
    var grammar: String
    /// One with the default of every parameter.
    var text: String
  }

  /// What a library has.
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
  /// What tells a step's kind from others.
  func type(ofStep step: any PipelineStep) -> String {
    let kind = Swift.type(of: step)
    let number = stepTypes.firstIndex { $0 == kind } ?? 0
    return "\(kind.name)#\(number)"
  }

  /// What tells a shape's kind from others.
  func type(ofShape shape: any Shape) -> String {
    let kind = Swift.type(of: shape)
    let number = shapeTypes.firstIndex { $0 == kind } ?? 0
    return "\(kind.name)#\(number)"
  }

  /// The text of a new step of a type; nil where there is none of that type.
  ///
  /// A step that there cannot be as it is in its prototype, because it has no steps in it, has one that does nothing.
  func newStep(_ type: String) -> String? {
    let kind = stepTypes.enumerated().first { "\($1.name)#\($0)" == type }?.element
    guard let kind else { return nil }
    let prototype: any PipelineStep = kind.prototype
    if reading(parsing: prototype.cssText) != nil { return prototype.cssText }
    let pipelines = kind.parameters.filter { $0.type == .pipeline }
    let texts = pipelines.map { ($0.name, TypeMessage($0.type).initial) }
    return prototype.cssText(replacing: Dictionary(texts) { $1 }, isExplicit: false)
  }
}
