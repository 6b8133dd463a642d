// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// A parameter of a step or a shape in messages to the editor.
struct ParameterMessage: Sendable, Hashable, Encodable {
  /// The name.
  var name: String
  /// The type.
  var type: TypeMessage
  /// The grammar in the notation of CSS.
  var grammar: String
  /// A Boolean value that indicates whether the parameter may be omitted.
  var isOptional: Bool
  /// A Boolean value that indicates whether the value is the default.
  var isDefault: Bool
  /// The variable that provides the value.
  var variable: String?
  /// The value, or `nil` if there is none.
  var value: ValueMessage?
  /// The relation to the style without a state, or `nil` if no state is edited.
  var inheritance: Inheritance?

  /// Creates the message of a parameter with a value.
  ///
  /// - Parameters:
  ///   - parameter: the description of the parameter.
  ///   - values: the CSS values of the parameter, or `nil` for none.
  ///   - text: the source text, or `nil` to serialize the values.
  ///   - library: the steps and shapes that the value may name.
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
