// SPDX-License-Identifier: Apache-2.0

/// The relation of a state's step or parameter to that of the style without a state.
enum Inheritance: String, Sendable, Hashable, Encodable {
  /// The step or parameter equals that of the style.
  case inherited
  /// The step or parameter differs from that of the style.
  case changed
  /// The style has none.
  case own
}

extension [ItemMessage] {
  /// Returns the items of a state with their relation to those of the style.
  func marked(comparedTo base: [ItemMessage]) -> [ItemMessage] {
    let alignment = StepAlignment(base, self) { one, other in
      one.text == other.text && one.isEnabled == other.isEnabled
        ? 2 : one.name == other.name ? 1 : 0
    }
    return zip(self, alignment.sources).map { item, source in
      item.marked(comparedTo: source.map { base[$0] })
    }
  }
}

extension ItemMessage {
  fileprivate func marked(comparedTo base: ItemMessage?) -> ItemMessage {
    var item = self
    guard let base else {
      item.inheritance = .own
      return item
    }
    item.inheritance =
      base.text == text && base.isEnabled == isEnabled ? .inherited : .changed
    guard base.type == type else { return item }
    item.parameters = zip(parameters, base.parameters).map { $0.marked(comparedTo: $1) }
    return item
  }
}

extension ParameterMessage {
  fileprivate func marked(comparedTo base: ParameterMessage) -> ParameterMessage {
    var parameter = self
    parameter.inheritance = hasValue(of: base) ? .inherited : .changed
    if let items = value?.items {
      parameter.value?.items = items.marked(comparedTo: base.value?.items ?? [])
    }
    if let own = value?.parameters, let others = base.value?.parameters,
      own.map(\.name) == others.map(\.name)
    {
      parameter.value?.parameters = zip(own, others).map { $0.marked(comparedTo: $1) }
    }
    return parameter
  }

  /// Returns whether the value equals that of another parameter, as written.
  func hasValue(of other: ParameterMessage) -> Bool {
    variable == other.variable && value?.text == other.value?.text
  }

  /// The text that sets another parameter to the value; empty for none.
  var assignedText: String {
    if type.kind == "boolean" { return value?.data == .boolean(true) ? "true" : "" }
    return variable ?? value?.text ?? ""
  }
}
