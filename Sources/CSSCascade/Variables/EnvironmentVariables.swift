// SPDX-License-Identifier: Apache-2.0

/// What `env()` may ask for: texts that the program gives by name.
///
/// A variable with indexes has them in its name: what `env(segment-width 0 1)` stands for is given as
/// `segment-width 0 1`. The four insets of the safe area are `0px` where the program gives nothing else.
///
/// Defined by [CSS Environment Variables 1, section 2](https://drafts.csswg.org/css-env-1/#environment).
package struct EnvironmentVariables: Sendable, Hashable {
  private let texts: [String: String]

  /// The texts that a program gives; one with indexes has them in its name, each behind a space.
  package init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// The text of a name; nil where neither the program nor the specification gives one.
  package subscript(name: String) -> String? {
    texts[name] ?? (Self.safeAreaInsets.contains(name) ? "0px" : nil)
  }

  private static let safeAreaInsets: Set = [
    "safe-area-inset-top", "safe-area-inset-right", "safe-area-inset-bottom",
    "safe-area-inset-left",
  ]
}
