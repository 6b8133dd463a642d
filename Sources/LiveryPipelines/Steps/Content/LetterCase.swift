// SPDX-License-Identifier: Apache-2.0

/// The case transformation of a text.
///
/// Defined by [CSS Text 4, section
/// 3.1](https://drafts.csswg.org/css-text-4/#text-transform-property), without language-specific
/// rules.
public enum LetterCase: String, ParameterKeyword {
  /// No transformation.
  case none
  /// All letters in uppercase.
  case uppercase
  /// All letters in lowercase.
  case lowercase
  /// The first letter of each word in uppercase.
  case capitalize
}

extension LetterCase {
  /// Returns the transformed text.
  ///
  /// ```swift
  /// LetterCase.capitalize.applied(to: "one (two)")     // "One (Two)"
  /// ```
  package func applied(to text: String) -> String {
    switch self {
    case .none: return text
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    case .capitalize:
      var result = ""
      var isInWord = false
      for character in text {
        result += character.isLetter && !isInWord ? character.uppercased() : String(character)
        // An apostrophe does not end a word, and a digit begins one.
        isInWord = character.isLetter || character.isNumber || isInWord && "'’".contains(character)
      }
      return result
    }
  }
}

/// The base direction of a text.
///
/// Defined by [CSS Writing Modes 4, section 2.1](https://drafts.csswg.org/css-writing-modes-4/#direction).
public enum TextBaseDirection: String, ParameterKeyword {
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left.
  case rightToLeft = "rtl"
}
