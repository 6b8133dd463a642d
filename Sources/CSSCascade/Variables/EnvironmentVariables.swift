// SPDX-License-Identifier: Apache-2.0

/// The environment variables that a program provides for `env()`, by name.
///
/// The name of a variable contains its indexes: `env(segment-width 0 1)` refers to
/// `segment-width 0 1`. The four safe area insets are `0px` unless the program provides them.
///
/// Defined by [CSS Environment Variables 1, section 2](https://drafts.csswg.org/css-env-1/#environment).
package struct EnvironmentVariables: Sendable, Hashable {
  private let texts: [String: String]

  /// Creates variables from texts.
  ///
  /// The name of a text contains its indexes, each after a space.
  package init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// The text of a name, or `nil` if neither the program nor the specification defines one.
  package subscript(name: String) -> String? {
    texts[name] ?? (Self.safeAreaInsets.contains(name) ? "0px" : nil)
  }

  private static let safeAreaInsets: Set = [
    "safe-area-inset-top", "safe-area-inset-right", "safe-area-inset-bottom",
    "safe-area-inset-left",
  ]
}
