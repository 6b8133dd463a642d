// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

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

  static func unknownRule(_ name: String, known names: [String]) -> String {
    let suggestion = closest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
    return "unknown rule '\(name)'\(suggestion)"
  }

  static func reading(_ file: String) -> String { "reading \(file)" }
  static func parsing(_ file: String) -> String { "parsing \(file)" }
  static func linting(_ file: String) -> String { "linting \(file)" }
  static let writing = "writing"

  static let negativeMaximum = "--max-warnings takes a number of 0 or more"

  static let nothingToAsk = "with --no-default there must be a file to ask"

  static func unnamedState(_ state: String) -> String {
    "a state is a name such as hover or highlighted, without a colon; found '\(state)'"
  }

  static let treeHasStates =
    "--state belongs to a query without --tree; a tree says its states itself"

  /// What diagnostics call the selector of a query.
  static let selectorName = "<selector>"
  /// What diagnostics call a property that is asked for.
  static let propertyName = "--property"
}
