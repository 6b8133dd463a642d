// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The description of a parameter, independent of the component's type, for editors.
///
/// ```swift
/// for parameter in type(of: step).parameters {
///   print(parameter.name, parameter.grammar, step.value(ofParameter: parameter.name) ?? [])
/// }
/// ```
public struct ParameterDescription: Sendable, Hashable {
  /// The name, for users and programs.
  public let name: String
  /// The summary for users, or an empty string.
  public let summary: String
  /// The type, with its range of values.
  public let type: ParameterType
  /// The notation.
  public let form: ParameterForm
  /// The default value as CSS values, or `nil` for none.
  public let defaultValue: [CSSValue]?
  /// The grammar of the parameter within that of the component.
  public let grammar: String
}

extension PipelineComponent {
  /// The name in CSS.
  public static var name: String { schema.name }

  /// The summary for users.
  public static var summary: String { schema.summary }

  /// The grammar in the notation of CSS Values.
  public static var grammar: String { schema.grammar }

  /// The parameters in the order of notation.
  public static var parameters: [ParameterDescription] {
    schema.parameters.map {
      ParameterDescription(
        name: $0.name, summary: $0.summary, type: $0.type, form: $0.form,
        defaultValue: $0.value(of: prototype), grammar: $0.grammar)
    }
  }

  /// Returns the value of a parameter as CSS values, or `nil` for none or an unknown parameter.
  public func value(ofParameter name: String) -> [CSSValue]? {
    Self.schema.parameters.first { $0.name == name }?.value(of: self)
  }

  /// Sets the value of a parameter.
  ///
  /// ```swift
  /// var step: any PipelineStep = ShadowStep(DisplayShadow(offset: Point(0, 1), color: .black))
  /// step.setParameter("blur", to: [.length(Length(3))])     // true
  /// step.cssText                                            // "shadow(0px 1px 3px rgb(0, 0, 0))"
  /// ```
  ///
  /// - Parameters:
  ///   - name: The parameter's name.
  ///   - values: The CSS values, or an empty array for no value.
  ///   - library: The steps and shapes that a value may name.
  /// - Returns: Whether the parameter exists and accepts the values; otherwise, the component is
  ///   unchanged.
  public mutating func setParameter(
    _ name: String, to values: [CSSValue], library: PipelineLibrary = .standard
  ) -> Bool {
    guard let parameter = Self.schema.parameters.first(where: { $0.name == name }) else {
      return false
    }
    return parameter.assign(values, to: &self, library: library)
  }
}
