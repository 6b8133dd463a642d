// SPDX-License-Identifier: Apache-2.0

extension PipelineComponent {
  /// The component as CSS writes it, some parameters written as somebody else wants them.
  ///
  /// Nothing says that the result can be read again, or that it gives what was meant: who writes parameters reads what comes
  /// out.
  ///
  /// - Parameters:
  ///   - texts: how parameters are written, without their labels; an empty text leaves one out, and so does any but `true` for
  ///     a flag.
  ///   - isExplicit: whether what could be left out is written where one of the texts stands behind it.
  /// - Returns: the name with the parameters.
  package func cssText(replacing texts: [String: String], isExplicit: Bool) -> String {
    let parameters = Self.schema.parameters
    let last = parameters.lastIndex { texts[$0.name] != nil } ?? 0
    let words = parameters.enumerated().compactMap { place, parameter in
      let form = parameter.form
      if let text = texts[parameter.name] {
        if form.isFlag { return text == "true" ? parameter.name : nil }
        return text.isEmpty ? nil : form.text(of: text)
      }
      let value = parameter.value(of: self)
      let isUsual = form.isOptional && value == parameter.value(of: Self.prototype)
      if isUsual, form.label != nil || !isExplicit || place > last { return nil }
      return value.map(form.text)
    }
    let arguments = words.joined(separator: " ")
    switch Self.schema.notation {
    case .words where arguments.isEmpty: return Self.name
    case .words where !Self.schema.isCustom: return "\(Self.name) \(arguments)"
    default: return "\(Self.name)(\(arguments))"
    }
  }
}

extension ParameterForm {
  /// Whether the parameter is written as its name or not at all.
  package var isWrittenAsName: Bool { isFlag }

  /// The word that stands between the values of a parameter which may have several; nil for another.
  package var separator: String? { isRepeated ? label : nil }

  /// What is written for a value that is text already.
  fileprivate func text(of value: String) -> String {
    (label.map { "\($0) " } ?? "") + value + (hasComma ? "," : "")
  }
}
