// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The diagnostics of JSON syntax.
extension Diagnostic.Kind {
  /// An unexpected token in a JSON text.
  package static let invalidJSON = Self("invalid-json", .error) {
    let found = $0.found.isEmpty ? "the end of the text" : "'\($0.found)'"
    return "expected \($0.expected), found \(found)\($0.didYouMean)"
  }
  /// A number with invalid syntax.
  package static let invalidJSONNumber = Self("invalid-json-number", .error) {
    "invalid number '\($0.found)': expected \($0.expected)"
  }
  /// A backslash that does not start an escape.
  package static let invalidJSONEscape = Self("invalid-json-escape", .error) {
    #"expected an escape such as '\n', '\"' or '\u0041', found '\#($0.found)'; "#
      + #"a backslash itself is '\\'"#
  }
  /// A lone surrogate, which is not a character.
  package static let loneSurrogate = Self("lone-surrogate", .warning) {
    "'\($0.found)' is an unpaired surrogate; it is read as U+FFFD"
  }
  /// A control character that is not escaped.
  package static let controlCharacterInJSON = Self("json-control-character", .error) {
    "a control character in a string must be escaped; expected '\($0.expected)'"
  }
  /// A string with a line break before its end.
  package static let newlineInJSONString = Self("json-newline-in-string", .error) { _ in
    #"a string must end on its line; close it or write '\n' for the newline"#
  }
  /// A string in single quotes.
  package static let singleQuotedJSON = Self("json-single-quotes", .error) {
    "a string must be in double quotes, found \($0.found)"
  }
  /// A member name without quotes.
  package static let unquotedJSONName = Self("json-unquoted-name", .error) {
    "a name must be in double quotes; expected '\"\($0.found)\"', found '\($0.found)'"
  }
  /// A comma after the last member or value.
  package static let trailingJSONComma = Self("json-trailing-comma", .error) {
    "a comma is not allowed before \($0.expected)"
  }
  /// A comment in a text that does not allow comments.
  package static let jsonComment = Self("json-comment", .error) { _ in
    "comments are not allowed in JSON"
  }
  /// A bracket, string or comment without its end.
  package static let unclosedJSON = Self("unclosed-json", .error) {
    "this \($0.subject) is never closed"
  }
  /// Several members of one object with the same name.
  package static let duplicateJSONName = Self("duplicate-name", .warning) {
    "the name '\($0.found)' occurs in this object more than once; the last one wins"
  }
  /// Brackets nested deeper than the limit.
  package static let jsonTooDeep = Self("json-too-deep", .error) {
    "objects and arrays nested more than \($0.limit) deep are not read"
  }
  /// A text that exceeds the size limit.
  package static let jsonTooLarge = Self("json-too-large", .error) { _ in
    "the text is too long; JSON of 2 GiB and more is not read"
  }
}

extension JSONScanner.NumberError {
  /// The accepted syntax, to follow the word "expected" in a message.
  var text: String {
    switch self {
    case .plusSign: "a number without '+'"
    case .leadingZero: "no zero before other digits"
    case .digitAfterMinus: "a digit after '-'"
    case .digitBeforePoint: "a digit before '.'"
    case .digitAfterPoint: "a digit after '.'"
    case .digitInExponent: "a digit in the exponent"
    case .end: "a decimal number such as -12.5 or 1e3"
    }
  }
}

extension JSONNode.Kind {
  /// The kind of value with an article, such as `a string`, for use in a message.
  package var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a Boolean value"
    case .null: "null"
    case .name: "a name"
    case .invalid: "an invalid value"
    }
  }
}
