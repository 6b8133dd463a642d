// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// What an editor must know of a parameter whose component's type it does not know.
///
/// ```swift
/// for parameter in type(of: step).parameters {
///   print(parameter.name, parameter.grammar, step.value(ofParameter: parameter.name) ?? [])
/// }
/// ```
public struct ParameterDescription: Sendable, Hashable {
  /// The name for people and programs.
  public let name: String
  /// A sentence for people; empty for none.
  public let summary: String
  /// The type with the values it may have.
  public let type: ParameterType
  /// How it is written.
  public let form: ParameterForm
  /// The value where nothing is said, in the form of CSS; nil for none.
  public let defaultValue: [CSSValue]?
  /// The parameter's part of the component's grammar.
  public let grammar: String
}

extension PipelineComponent {
  /// The name in CSS.
  public static var name: String { schema.name }

  /// A sentence for people.
  public static var summary: String { schema.summary }

  /// The grammar in the notation of CSS Values.
  public static var grammar: String { schema.grammar }

  /// The parameters in the order in which they are written.
  public static var parameters: [ParameterDescription] {
    schema.parameters.map {
      ParameterDescription(
        name: $0.name, summary: $0.summary, type: $0.type, form: $0.form,
        defaultValue: $0.value(of: prototype), grammar: $0.grammar)
    }
  }

  /// The value of a parameter in the form of CSS; nil for none, and for a parameter that there is not.
  public func value(ofParameter name: String) -> [CSSValue]? {
    Self.schema.parameters.first { $0.name == name }?.value(of: self)
  }

  /// Gives a parameter another value.
  ///
  /// ```swift
  /// var step: any PipelineStep = ShadowStep(DisplayShadow(offset: Point(0, 1), color: .black))
  /// step.setParameter("blur", to: [.length(Length(3))])     // true
  /// step.cssText                                            // "shadow(0px 1px 3px rgb(0, 0, 0))"
  /// ```
  ///
  /// - Parameters:
  ///   - name: the parameter's name.
  ///   - values: what stands in CSS for the value; nothing for none.
  ///   - library: the steps and shapes that a value may name.
  /// - Returns: whether there is such a parameter, and it can have the values; otherwise nothing is changed.
  public mutating func setParameter(
    _ name: String, to values: [CSSValue], library: PipelineLibrary = .standard
  ) -> Bool {
    guard let parameter = Self.schema.parameters.first(where: { $0.name == name }) else {
      return false
    }
    return parameter.write(values, to: &self, library: library)
  }
}
