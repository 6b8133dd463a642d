// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSValues

/// The words that an option of the environment takes.
///
/// The options are texts and not of types of their own: at the start of a command, the argument parser looks up each type of
/// options, which takes longer than a query.
protocol EnvironmentWord: RawRepresentable<String>, CaseIterable {}

extension EnvironmentWord {
  /// Reads the word of an option.
  ///
  /// - Parameters:
  ///   - text: The text; `nil` if the option is not given.
  ///   - option: The name of the option.
  /// - Returns: The word; `nil` if the option is not given.
  /// - Throws: `ValidationError` for a text that is none of the words.
  static func parse(_ text: String?, of option: String) throws -> Self? {
    guard let text else { return nil }
    if let word = Self(rawValue: text) { return word }
    throw ValidationError(
      Wording.unknownWord(text, of: option, accepted: allCases.map(\.rawValue)))
  }
}

/// A color scheme on the command line.
enum SchemeWord: String, EnvironmentWord {
  case light, dark

  /// The scheme of an environment.
  var colorScheme: CSSColorScheme { self == .dark ? .dark : .light }
}

/// A preference for contrast on the command line.
enum ContrastWord: String, EnvironmentWord {
  case more, less
  case noPreference = "no-preference"

  /// The contrast of an environment.
  var contrast: StyleEnvironment.Contrast {
    switch self {
    case .more: .more
    case .less: .less
    case .noPreference: .noPreference
    }
  }
}

/// A preference for less of an effect on the command line.
enum PreferenceWord: String, EnvironmentWord {
  case reduce
  case noPreference = "no-preference"
}

/// A direction of text on the command line.
enum DirectionWord: String, EnvironmentWord {
  case ltr, rtl
}

extension StyleEnvironment.Platform: EnvironmentWord {}
