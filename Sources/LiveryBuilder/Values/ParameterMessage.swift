// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// A parameter of a step or a shape as the editor is told of it.
struct ParameterMessage: Sendable, Hashable, Encodable {
  /// The name.
  var name: String
  /// The type.
  var type: TypeMessage
  /// What is accepted, in the notation of CSS.
  var grammar: String
  /// Whether the parameter may be left out.
  var isOptional: Bool
  /// Whether the value is the one where nothing is said.
  var isDefault: Bool
  /// The variable that the value comes from.
  var variable: String?
  /// The value; nil for none.
  var value: ValueMessage?

  /// A parameter with a value.
  ///
  /// - Parameters:
  ///   - parameter: what is known of the parameter.
  ///   - values: what stands for the value in CSS; nil for none.
  ///   - text: how it is written; nil for how CSS writes it.
  ///   - library: the steps and shapes that it may name.
  init(
    _ parameter: ParameterDescription, of values: [CSSValue]?, written text: String? = nil,
    library: PipelineLibrary
  ) {
    name = parameter.name
    type = TypeMessage(parameter.type, separator: parameter.form.separator)
    grammar = parameter.type.grammar
    isOptional = parameter.form.isOptional
    isDefault = values?.map(\.description) == parameter.defaultValue?.map(\.description)
    value = values.map {
      ValueMessage($0, of: parameter.type, written: text, library: library)
    }
  }
}
