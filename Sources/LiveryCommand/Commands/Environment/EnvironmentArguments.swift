// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade

/// A preference for contrast on the command line.
enum ContrastArgument: String, ExpressibleByArgument, CaseIterable {
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
enum PreferenceArgument: String, ExpressibleByArgument, CaseIterable {
  case reduce
  case noPreference = "no-preference"
}

/// A direction of text on the command line.
enum DirectionArgument: String, ExpressibleByArgument, CaseIterable {
  case ltr, rtl
}

/// A platform on the command line.
struct PlatformArgument: ExpressibleByArgument {
  /// The platform of an environment.
  let platform: StyleEnvironment.Platform

  init?(argument: String) {
    guard let platform = StyleEnvironment.Platform(rawValue: argument) else { return nil }
    self.platform = platform
  }

  static var allValueStrings: [String] { StyleEnvironment.Platform.allCases.map(\.rawValue) }
}
