// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The description of a parameter, independent of the component's type, for editors.
///
/// A component is a step or a shape of a pipeline.
///
/// ```swift
/// for parameter in type(of: step).parameters {
///   print(parameter.name, parameter.grammar, step.value(ofParameter: parameter.name) ?? [])
/// }
/// ```
public struct ParameterDescription: Sendable, Hashable {
  /// The name, such as `blur`.
  ///
  /// CSS text contains it for a flag only; a label is part of ``form``.
  public let name: String
  /// The summary for users, or an empty string.
  public let summary: String
  /// The type, with its range of values.
  public let type: ParameterType
  /// The notation: a value by position, a value after a label, or a flag; required or optional.
  public let form: ParameterForm
  /// The default value as CSS values, or `nil` for none: the value in the component's prototype.
  public let defaultValue: [CSSValue]?
  /// The part of the component's grammar for this parameter, such as `<length [0,∞]>?`.
  public let grammar: String
}

extension PipelineComponent {
  /// The name in CSS.
  public static var name: String { schema.name }

  /// The summary for users.
  public static var summary: String { schema.summary }

  /// The grammar in the value definition syntax of CSS.
  public static var grammar: String { schema.grammar }

  /// The grammars and summaries of the parameters, with dependent parameters grouped.
  static var parameterTerms: [(grammar: String, documentation: String)] { schema.terms }

  /// Whether parentheses follow the name.
  static var isFunction: Bool { schema.notation == .function || schema.isCustom }

  /// The parameters in the order in which they are written.
  public static var parameters: [ParameterDescription] {
    schema.parameters.map {
      ParameterDescription(
        name: $0.name, summary: $0.summary, type: $0.type, form: $0.form,
        defaultValue: $0.value(of: prototype), grammar: $0.grammar)
    }
  }

  /// Returns the value of a parameter as CSS values, or `nil` for none or an unknown parameter.
  ///
  /// To copy a value with ``setParameter(_:to:library:)``, pass an empty array for `nil`.
  public func value(ofParameter name: String) -> [CSSValue]? {
    Self.schema.parameters.first { $0.name == name }?.value(of: self)
  }

  /// Sets the value of a parameter.
  ///
  /// ```swift
  /// var step: any PipelineStep = ShadowStep(DisplayShadow(offset: Point(0, 1), color: .black))
  /// try step.setParameter("blur", to: [.length(Length(3))])
  /// step.cssText                                    // "shadow(0px 1px 3px rgb(0, 0, 0))"
  /// ```
  ///
  /// - Parameters:
  ///   - name: The parameter's name.
  ///   - values: The CSS values, or an empty array for no value.
  ///   - library: The components that a value may name.
  /// - Throws: A ``ParameterError`` if the component has no such parameter, or if the parameter
  ///   does not accept the values. In that case, the component does not change.
  public mutating func setParameter(
    _ name: String, to values: [CSSValue], library: PipelineLibrary = .standard
  ) throws(ParameterError) {
    let parameters = Self.schema.parameters
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      throw .unknownParameter(name, expected: parameters.map(\.name))
    }
    try parameter.set(values, in: &self, library: library)
  }
}
