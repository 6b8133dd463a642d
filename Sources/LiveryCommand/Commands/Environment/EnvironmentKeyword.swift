// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSValues

/// The accepted words of an environment option.
///
/// The options are strings without separate types, because the argument parser looks up each option
/// type at startup. That lookup takes longer than a query.
protocol EnvironmentKeyword: RawRepresentable<String>, CaseIterable {}

extension EnvironmentKeyword {
  /// Parses the word of an option.
  ///
  /// - Parameters:
  ///   - text: The text, or `nil` if the option is not set.
  ///   - option: The name of the option.
  /// - Returns: The word, or `nil` if the option is not set.
  /// - Throws: `ValidationError` for a text that is not an accepted word.
  static func parse(_ text: String?, of option: String) throws -> Self? {
    guard let text else { return nil }
    if let keyword = Self(rawValue: text) { return keyword }
    throw ValidationError(
      CommandMessages.unknownKeyword(text, of: option, accepted: allCases.map(\.rawValue)))
  }
}

/// The words for a color scheme.
enum ColorSchemeKeyword: String, EnvironmentKeyword {
  case light, dark

  /// The color scheme for an environment.
  var colorScheme: CSSColorScheme { self == .dark ? .dark : .light }
}

/// The words for a contrast preference.
enum ContrastKeyword: String, EnvironmentKeyword {
  case more, less
  case noPreference = "no-preference"

  /// The contrast for an environment.
  var contrast: StyleEnvironment.Contrast {
    switch self {
    case .more: .more
    case .less: .less
    case .noPreference: .noPreference
    }
  }
}

/// The words for a preference for reduced effects.
enum PreferenceKeyword: String, EnvironmentKeyword {
  case reduce
  case noPreference = "no-preference"
}

/// The words for a text direction.
enum DirectionKeyword: String, EnvironmentKeyword {
  case ltr, rtl
}

extension StyleEnvironment.Platform: EnvironmentKeyword {}
