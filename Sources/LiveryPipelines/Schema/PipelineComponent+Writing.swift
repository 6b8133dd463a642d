// SPDX-License-Identifier: Apache-2.0

extension PipelineComponent {
  /// Returns the component in CSS syntax, with the texts of some parameters replaced.
  ///
  /// The result is not validated: a caller that replaces texts must parse the result again.
  ///
  /// - Parameters:
  ///   - texts: The texts of parameters without labels. An empty text omits the parameter, and so
  ///   does any text but `true` for a flag.
  ///   - isExplicit: Whether default values are written if a replaced parameter follows.
  /// - Returns: The name with the parameters.
  package func cssText(replacing texts: [String: String], isExplicit: Bool) -> String {
    let parameters = Self.schema.parameters
    let last = parameters.lastIndex { texts[$0.name] != nil } ?? 0
    let terms = parameters.enumerated().compactMap { index, parameter in
      let form = parameter.form
      if let text = texts[parameter.name] {
        if form.isFlag { return text == "true" ? parameter.name : nil }
        return text.isEmpty ? nil : form.notation(of: text)
      }
      let value = parameter.value(of: self)
      let isDefault = form.isOptional && value == parameter.value(of: Self.prototype)
      if isDefault, form.label != nil || !isExplicit || index > last { return nil }
      return value.map(form.text)
    }
    let arguments = terms.joined(separator: " ")
    switch Self.schema.notation {
    case .keywords where arguments.isEmpty: return Self.name
    case .keywords where !Self.schema.isCustom: return "\(Self.name) \(arguments)"
    default: return "\(Self.name)(\(arguments))"
    }
  }
}

extension ParameterForm {
  /// Whether the parameter is written as its name if true, and omitted otherwise.
  package var isWrittenAsName: Bool { isFlag }

  /// The label that separates the values of a repeated parameter, or `nil` for others.
  package var separator: String? { isRepeated ? label : nil }

  /// Returns the notation of a value that is already text.
  package func notation(of value: String) -> String {
    (label.map { "\($0) " } ?? "") + value + (hasComma ? "," : "")
  }
}
