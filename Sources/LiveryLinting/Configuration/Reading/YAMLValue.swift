// SPDX-License-Identifier: Apache-2.0

/// A value in a YAML text, with its range.
struct YAMLValue {
  /// The content of the value.
  let content: Content
  /// The bytes of a scalar, or the first byte of any other value.
  let range: Range<Int>

  enum Content {
    /// A string.
    ///
    /// A plain scalar has no quotes, so it can also be a number or a Boolean.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLValue])
    case mapping([Member])
  }

  struct Member {
    let key: YAMLValue
    let value: YAMLValue
  }
}

extension YAMLValue {
  /// The text of a scalar, or `nil` for another value.
  var string: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether the value is empty or `null`.
  var isEmpty: Bool {
    if case .scalar(let text, isPlain: true) = content {
      text.isEmpty || text == "~" || text == "null"
    } else {
      false
    }
  }

  /// The value as a Boolean, or `nil` if it is neither `true` nor `false`.
  var boolean: Bool? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    return switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The value as a number, or `nil` if it is not one.
  var number: Double? {
    guard case .scalar(let text, isPlain: true) = content, let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  /// A description of the value for a message.
  var phrase: String {
    switch content {
    case .scalar where isEmpty: "nothing"
    case .scalar(let text, _): "'\(text.prefix(60))'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
