// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// Functions for tests.
extension StyleFunction {
  /// Gives its arguments back, each in square brackets.
  static let list = StyleFunction("--list") { arguments in
    (0..<arguments.count).map { "[\(arguments.text($0) ?? "?")]" }.joined(separator: " ")
  }

  /// Gives its first argument back as it is.
  static let same = StyleFunction("--same") { $0.text(0) }

  /// Has no value for anything.
  static let none = StyleFunction("--none") { _ in nil }

  /// Gives a text, whatever its arguments are.
  static func constant(_ name: String, _ text: String) -> StyleFunction {
    StyleFunction(name) { _ in text }
  }
}

extension CSSStyleSheet {
  /// A sheet whose values may call some functions.
  init(_ text: String, calling functions: [StyleFunction]) {
    self.init(text)
    register(functions)
  }
}
