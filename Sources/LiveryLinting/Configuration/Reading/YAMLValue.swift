// SPDX-License-Identifier: Apache-2.0

/// A value in a YAML text, with its place.
struct YAMLValue {
  /// What it is.
  let content: Content
  /// The bytes of a scalar, or the first one of anything else.
  let range: Range<Int>

  enum Content {
    /// A text; a plain one has no quotes, so that it may as well be a number or a truth.
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
  /// The text of a scalar.
  var string: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether nothing is written, or `null`.
  var isEmpty: Bool {
    if case .scalar(let text, isPlain: true) = content {
      text.isEmpty || text == "~" || text == "null"
    } else {
      false
    }
  }

  /// Yes or no; nil for anything else.
  var truth: Bool? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    return switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A number; nil for anything else.
  var number: Double? {
    guard case .scalar(let text, isPlain: true) = content, let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  /// What it is, in the words of a message.
  var phrase: String {
    switch content {
    case .scalar where isEmpty: "nothing"
    case .scalar(let text, _): "'\(text.prefix(60))'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
