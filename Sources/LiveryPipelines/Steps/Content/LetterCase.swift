// SPDX-License-Identifier: Apache-2.0

/// Which letters of a text are made large or small.
///
/// Defined by [CSS Text 4, section 3.1](https://drafts.csswg.org/css-text-4/#text-transform-property), without what depends
/// on a language.
public enum LetterCase: String, ParameterKeyword {
  /// None.
  case none
  /// All are large.
  case uppercase
  /// All are small.
  case lowercase
  /// The first of each word is large.
  case capitalize
}

extension LetterCase {
  /// A text with its letters made large or small.
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
        // An apostrophe does not end a word, and a figure begins one.
        isInWord = character.isLetter || character.isNumber || isInWord && "'’".contains(character)
      }
      return result
    }
  }
}

/// Which way a text runs.
///
/// Defined by [CSS Writing Modes 4, section 2.1](https://drafts.csswg.org/css-writing-modes-4/#direction).
public enum TextFlow: String, ParameterKeyword {
  /// From the left to the right.
  case leftToRight = "ltr"
  /// From the right to the left.
  case rightToLeft = "rtl"
}
