// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// Functions for tests.
extension StyleFunction {
  /// Returns its arguments, each in square brackets.
  static let list = StyleFunction("--list") { arguments in
    (0..<arguments.count).map { "[\(arguments.text($0) ?? "?")]" }.joined(separator: " ")
  }

  /// Returns its first argument unchanged.
  static let same = StyleFunction("--same") { $0.text(0) }

  /// Returns no value for any arguments.
  static let none = StyleFunction("--none") { _ in nil }

  /// Returns a function with a constant result.
  static func constant(_ name: String, _ text: String) -> StyleFunction {
    StyleFunction(name) { _ in text }
  }
}

extension CSSStyleSheet {
  /// Creates a sheet whose values may call some functions.
  init(_ text: String, calling functions: [StyleFunction]) {
    self.init(text)
    register(functions)
  }
}
