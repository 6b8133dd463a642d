// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// Every sentence that LiveryJSON has for a reader.
extension Diagnostic.Kind {
  /// A piece of a JSON text that does not belong where it stands.
  public static let invalidJSON = Self("invalid-json", .error) {
    let found = $0.found.isEmpty ? "the end of the text" : "'\($0.found)'"
    return "expected \($0.expected), found \(found)\($0.didYouMean)"
  }
  /// A number that is written as JSON does not write it.
  public static let invalidJSONNumber = Self("invalid-json-number", .error) {
    "invalid number '\($0.found)': expected \($0.expected)"
  }
  /// A backslash in front of something that is no escape.
  public static let invalidJSONEscape = Self("invalid-json-escape", .error) {
    #"expected an escape such as '\n', '\"' or '\u0041', found '\#($0.found)'; "#
      + #"a backslash itself is '\\'"#
  }
  /// Half a surrogate pair, which is no character.
  public static let loneSurrogate = Self("lone-surrogate", .warning) {
    "'\($0.found)' is half a character; it is read as U+FFFD"
  }
  /// A control character that is not escaped.
  public static let controlCharacterInJSON = Self("json-control-character", .error) {
    "a control character in a string is written with an escape; expected '\($0.expected)'"
  }
  /// A string that runs into the end of its line.
  public static let newlineInJSONString = Self("json-newline-in-string", .error) { _ in
    #"a string must end on its line; close it or write '\n' for the newline"#
  }
  /// A string in single quotes.
  public static let singleQuotedJSON = Self("json-single-quotes", .error) {
    "a string stands in double quotes, found \($0.found)"
  }
  /// A member's name without quotes.
  public static let unquotedJSONName = Self("json-unquoted-name", .error) {
    "a name stands in double quotes; expected '\"\($0.found)\"', found '\($0.found)'"
  }
  /// A comma behind the last member or value.
  public static let trailingJSONComma = Self("json-trailing-comma", .error) {
    "no comma stands before \($0.expected)"
  }
  /// A comment where only JSON is read.
  public static let jsonComment = Self("json-comment", .error) { _ in
    "there are no comments in JSON"
  }
  /// A bracket, string or comment without its end.
  public static let unclosedJSON = Self("unclosed-json", .error) {
    "this \($0.subject) is never closed"
  }
  /// Several members of one object with the same name.
  public static let duplicateJSONName = Self("duplicate-name", .warning) {
    "the name '\($0.found)' stands in this object more than once; the last one counts"
  }
  /// Brackets nested deeper than the limit.
  public static let jsonTooDeep = Self("json-too-deep", .error) {
    "objects and arrays nested more than \($0.limit) deep are not read"
  }
  /// A text longer than is read.
  public static let jsonTooLarge = Self("json-too-large", .error) { _ in
    "the text is too long; JSON of 2 GiB and more is not read"
  }
}

extension JSONScanner.NumberFault {
  /// What is accepted, as it follows the word "expected".
  var text: String {
    switch self {
    case .plusSign: "a number without '+'"
    case .leadingZero: "no zero in front of other digits"
    case .digitAfterMinus: "a digit after '-'"
    case .digitBeforePoint: "a digit in front of '.'"
    case .digitAfterPoint: "a digit after '.'"
    case .digitInExponent: "a digit in the exponent"
    case .end: "a decimal number such as -12.5 or 1e3"
    }
  }
}

extension JSONNode.Kind {
  /// What a value is, as a sentence names it: `a string`.
  package var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a truth value"
    case .null: "null"
    case .name: "a name"
    case .invalid: "something that is no value"
    }
  }
}

/// What may be wrong with a style sheet in JSON.
extension Diagnostic.Kind {
  /// A JSON style sheet without anything in it.
  public static let emptyJSONSheet = Self("empty-json-sheet", .error) { _ in
    "expected the object of a style sheet, found nothing"
  }
  /// Something else where declarations and rules are expected.
  public static let invalidJSONRules = Self("invalid-json-rules", .error) {
    "expected an object for \($0.subject), found '\($0.found)'"
  }
  /// A member without a name.
  public static let emptyJSONName = Self("empty-json-name", .error) { _ in
    "expected the name of a property or a selector, found an empty one"
  }
  /// Objects in one another beyond the limit.
  public static let jsonRulesTooDeep = Self("json-rules-too-deep", .error) {
    "rules nested more than \($0.limit) deep are not read"
  }
  /// A name that is no selector.
  public static let invalidJSONSelector = Self("invalid-json-selector", .error) {
    "expected a selector or an at-rule, found '\($0.found)'"
  }
  /// A `null`.
  public static let nullInJSONSheet = Self("null-in-json-sheet", .error) {
    "null is no value for '\($0.subject)'; leave the member out, or write \"unset\""
  }
  /// A number that is too large.
  public static let nonFiniteJSONNumber = Self("non-finite-json-number", .error) {
    "the number '\($0.found)' is too large"
  }
  /// A value of another kind than the name says.
  public static let invalidJSONValue = Self("invalid-json-value", .error) {
    "expected \($0.expected) for '\($0.subject)', found '\($0.found)'"
  }
  /// A text that cannot be written into a sheet.
  public static let invalidCSSText = Self("invalid-css-text", .error) {
    "expected CSS for '\($0.subject)', found '\($0.found)'"
  }
  /// Two names that are one property.
  public static let jsonNameCollision = Self("json-name-collision", .warning) {
    "'\($0.subject)' and '\($0.found)' are both the property '\($0.expected)'; the last one counts"
  }
  /// Two paths that are one custom property.
  public static let jsonVariableCollision = Self("json-variable-collision", .error) {
    "'\($0.subject)' and '\($0.found)' are both referred to by the custom property '\($0.expected)'; "
      + "rename one of them"
  }
  /// A reference that leads nowhere.
  public static let unknownJSONReference = Self("unknown-json-reference", .error) {
    let meant = $0.suggestion.map { "; did you mean '@\($0)'?" } ?? ""
    return "nothing is called '@\($0.found)'\(meant)"
  }
  /// References that lead back to themselves.
  public static let circularJSONReference = Self("circular-json-reference", .error) {
    "the reference leads back to itself: \($0.found)"
  }
  /// References that lead to one another beyond the limit.
  public static let jsonReferencesTooDeep = Self("json-references-too-deep", .error) {
    "references and functions more than \($0.limit) deep are not followed"
  }
  /// Groups that are written out beyond the limit.
  public static let jsonGroupsTooLarge = Self("json-groups-too-large", .error) {
    "references to groups write out more than \($0.limit) members; the rest is left out"
  }
  /// A reference to a group where one value is wanted.
  public static let jsonGroupAsValue = Self("json-group-as-value", .error) {
    "expected a value for '\($0.subject)', but '@\($0.found)' is a group of them"
  }
  /// A function that nobody knows.
  public static let unknownJSONFunction = Self("unknown-json-function", .error) {
    "unknown function '\($0.found)'\($0.didYouMean.isEmpty ? "; there are \($0.expected)" : $0.didYouMean)"
  }
  /// A text that begins as a function and is none.
  public static let invalidJSONFunction = Self("invalid-json-function", .error) {
    "expected a function such as '~color.alpha(COLOR, ALPHA)', found '\($0.found)'"
  }
  /// Arguments that a function does not take.
  public static let wrongJSONArguments = Self("wrong-json-arguments", .error) {
    "expected \($0.expected), found \($0.found)"
  }
  /// A font without its size.
  public static let fontWithoutSize = Self("font-without-size", .error) {
    "expected a size in '\($0.subject)', such as \"size\": 13"
  }
  /// A member that fonts do not have.
  public static let unknownFontMember = Self("unknown-font-member", .warning) {
    "a font has no '\($0.subject)'\($0.didYouMean.isEmpty ? "; it has \($0.expected)" : $0.didYouMean)"
  }
  /// An include that is none.
  public static let invalidInclude = Self("invalid-include", .error) { _ in
    "expected a file, or {\"inApp\": FILE, \"remote\": ADDRESS}"
  }
  /// An include in a sheet that may read nothing.
  public static let includeNotLoaded = Self("include-not-loaded", .error) {
    "'\($0.subject)' is not read: the sheet has no loader"
  }
  /// An included file that is not there.
  public static let includeNotFound = Self("include-not-found", .error) {
    "'\($0.subject)' is not included: \($0.expected)"
  }
  /// An included file that cannot be read, or must not.
  public static let includeUnreadable = Self("include-unreadable", .error) {
    "'\($0.subject)' is not included: \($0.expected)"
  }
  /// Files that include one another.
  public static let circularInclude = Self("circular-include", .error) {
    "'\($0.subject)' is being read already: \($0.found)"
  }
  /// Includes in one another beyond the limit.
  public static let includeTooDeep = Self("include-too-deep", .error) {
    "files included by one another more than \($0.limit) deep are not read"
  }
  /// More includes than the limit.
  public static let tooManyIncludes = Self("too-many-includes", .error) {
    "a sheet includes at most \($0.limit) files; the rest is left out"
  }
  /// Includes that are too large together.
  public static let includesTooLarge = Self("includes-too-large", .error) {
    "'\($0.subject)' is not included: all files together have more than \($0.limit) bytes"
  }
  /// What is remote and could not be read.
  public static let remoteIncludeFailed = Self("remote-include-failed", .warning) {
    "'\($0.subject)' is not read: \($0.expected)"
  }
  /// A part of a sheet that JSON has no form for.
  public static let lostInJSON = Self("lost-in-json", .warning) {
    "'\($0.found)' has no form in JSON and is left out"
  }
  /// A comment that JSON has no place for.
  public static let commentLostInJSON = Self("comment-lost-in-json", .warning) {
    "the comment '\($0.found)' stands within a declaration and is left out"
  }

  /// Every kind that tells of a style sheet in JSON, and of the JSON itself.
  public static let jsonSheetKinds: [Diagnostic.Kind] = [
    .emptyJSONSheet, .invalidJSONRules, .emptyJSONName, .jsonRulesTooDeep, .invalidJSONSelector,
    .nullInJSONSheet, .nonFiniteJSONNumber, .invalidJSONValue, .invalidCSSText,
    .jsonNameCollision, .jsonVariableCollision, .unknownJSONReference, .circularJSONReference,
    .jsonReferencesTooDeep, .jsonGroupsTooLarge, .jsonGroupAsValue, .unknownJSONFunction,
    .invalidJSONFunction, .wrongJSONArguments, .fontWithoutSize, .unknownFontMember,
    .invalidInclude, .includeNotLoaded, .includeNotFound, .includeUnreadable, .circularInclude,
    .includeTooDeep, .tooManyIncludes, .includesTooLarge, .remoteIncludeFailed,
  ]
}
