// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Every sentence that the command itself has for a reader.
enum Wording {
  static func unreadable(_ error: SourceError) -> String { "livery: \(error)" }

  static func unreadableForm(_ path: String, _ form: String) -> String {
    "livery: \(path): \(form) cannot be read yet; only CSS can"
  }

  static func unwritable(reason: String) -> String {
    "livery: the output cannot be written: \(reason)"
  }

  static let minifyNeedsCSS = "--minify belongs to --as css"
  static let cssHasOneForm = "--as css prints CSS; it has no --format json"
}
