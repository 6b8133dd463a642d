// SPDX-License-Identifier: Apache-2.0

extension TableControl: Codable {
  private enum Kind: String, Codable {
    case `switch`
    case slider
    case textField
    case textView
    case textEditor
    case button
    case segmented
  }

  private enum CodingKeys: String, CodingKey {
    case kind
    case isOn
    case value
    case minimum
    case maximum
    case text
    case placeholder
    case isSecure
    case lines
    case titles
    case selected
  }

  /// Encodes the kind and the state of the control.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .switch(let isOn): try container.encode(isOn, forKey: .isOn)
    case .slider(let value, let minimum, let maximum):
      try container.encode(value, forKey: .value)
      try container.encode(minimum, forKey: .minimum)
      try container.encode(maximum, forKey: .maximum)
    case .textField(let text, let placeholder, let isSecure):
      try container.encode(text, forKey: .text)
      try container.encode(placeholder, forKey: .placeholder)
      try container.encode(isSecure, forKey: .isSecure)
    case .textView(let text, let lines):
      try container.encode(text, forKey: .text)
      try container.encode(lines, forKey: .lines)
    case .textEditor(let text, let placeholder, let lines):
      try container.encode(text, forKey: .text)
      try container.encode(placeholder, forKey: .placeholder)
      try container.encode(lines, forKey: .lines)
    case .button(let text): try container.encode(text, forKey: .text)
    case .segmented(let titles, let selected):
      try container.encode(titles, forKey: .titles)
      try container.encodeIfPresent(selected, forKey: .selected)
    }
  }

  /// Decodes the kind and the state; a missing property has its default, and values are clamped.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.value(.text, default: "")
    let placeholder = try container.value(.placeholder, default: "")
    let lines = min(max(try container.value(.lines, default: Self.defaultLines), 1), 1000)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .switch: self = .switch(isOn: try container.value(.isOn, default: false))
    case .slider:
      let minimum = try container.value(.minimum, default: 0.0)
      self = .slider(
        try container.value(.value, default: minimum), between: minimum,
        and: try container.value(.maximum, default: 1.0))
    case .textField:
      self = .textField(
        text: text, placeholder: placeholder,
        isSecure: try container.value(.isSecure, default: false))
    case .textView: self = .textView(text: text, lines: lines)
    case .textEditor: self = .textEditor(text: text, placeholder: placeholder, lines: lines)
    case .button: self = .button(text)
    case .segmented:
      self = .segmented(
        try container.value(.titles, default: []), selected: try container.value(.selected))
    }
  }

  private var kind: Kind {
    switch self {
    case .switch: .switch
    case .slider: .slider
    case .textField: .textField
    case .textView: .textView
    case .textEditor: .textEditor
    case .button: .button
    case .segmented: .segmented
    }
  }
}
