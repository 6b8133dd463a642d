// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The role of a cursor in a style sheet: the names and values that may be written there.
///
/// The tokens before the cursor determine the role, so it is known in incomplete text.
///
/// ```swift
/// let context = CompletionContext(in: TokenStream("a { color: re"), at: 13)
/// context.word.range    // 11..<13
/// context.role          // a value of the property `color`
/// ```
struct CompletionContext {
  /// The tokens of the text.
  let stream: TokenStream
  /// The word that a completion replaces.
  let word: CursorWord
  /// The rules around the cursor.
  let rules: OpenRules
  /// The role of the cursor.
  let role: Role

  /// A role of a cursor.
  enum Role {
    /// The name of a property or descriptor.
    case property(PropertyPosition)
    /// A part of a value.
    case value(ValuePosition)
    /// A simple selector.
    case selector(SelectorPosition)
    /// The name of an at-rule.
    case atRule
    /// A part of the prelude of an at-rule.
    case prelude(PreludePosition)
    /// The address of a file.
    case address(AddressPosition)
    /// The selector of a keyframe.
    case keyframe
    /// No completion, as in a comment.
    case none
  }

  /// Finds the role of a cursor.
  ///
  /// - Parameters:
  ///   - stream: The tokens of the text.
  ///   - offset: The byte offset of the cursor.
  init(in stream: TokenStream, at offset: Int) {
    var reader = ContextReader(in: stream, at: offset)
    let role = reader.role()
    self.init(stream: stream, word: reader.word, rules: reader.rules, role: role)
  }

  /// Creates a context with a known role.
  init(stream: TokenStream, word: CursorWord, rules: OpenRules, role: Role) {
    self.stream = stream
    self.word = word
    self.rules = rules
    self.role = role
  }
}

/// The position of the name of a property or descriptor.
struct PropertyPosition {
  /// The at-rule whose descriptors are written there, or `nil` for properties.
  var atRule: String?
  /// Whether a colon follows the name.
  var hasColon = false
  /// Whether a semicolon follows the name.
  var hasSemicolon = false
  /// Whether the declaration is a condition in parentheses.
  var isCondition = false
  /// The byte offset at which the previous declaration lacks its semicolon, if any.
  var missingSemicolon: Int?
}

/// The position of a part of a value.
struct ValuePosition {
  /// The name of the property or descriptor.
  let name: String
  /// The at-rule whose descriptor it is, or `nil` for a property.
  var atRule: String?
  /// The tokens of the value before the word.
  let tokens: Range<Int>
  /// Whether the text may be a selector with a pseudo-class instead, as in `button:`.
  var mayBeSelector = false
  /// The byte offset at which a semicolon is missing if a new declaration begins at the word.
  var missingSemicolon: Int?
}

/// The position of a simple selector.
struct SelectorPosition {
  /// The tokens of the compound selector before the word, or before the function around a name of
  /// a part or state.
  let compound: Range<Int>
  /// The innermost function around the word in lowercase, or `[` for an attribute selector.
  let block: String?
}

/// The position of a part of the prelude of an at-rule.
struct PreludePosition {
  /// The name of the at-rule in lowercase.
  let rule: String
  /// The tokens of the prelude before the word.
  let tokens: Range<Int>
  /// The opening tokens of the open parentheses and functions.
  let blocks: [Int]
}

/// The position of the address of a file.
struct AddressPosition {
  /// Whether the address is that of an imported sheet.
  let isImport: Bool
  /// The bytes of the address.
  let content: Range<Int>
  /// Whether the address is in quotes.
  let isQuoted: Bool
}
