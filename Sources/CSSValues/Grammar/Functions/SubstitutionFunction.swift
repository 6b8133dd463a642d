// SPDX-License-Identifier: Apache-2.0

/// A function whose result replaces it in a value before the value is parsed.
///
/// Defined by [arbitrary substitution functions](https://drafts.csswg.org/css-values-5/#arbitrary-substitution).
enum SubstitutionFunction: String, CaseIterable, Sendable {
  case `var`, env

  private static let names = SmallNameTable(allCases.map(\.rawValue))

  /// Creates a function from its name in any ASCII case, or returns `nil` if it is unknown.
  init?(named name: UnsafeBufferPointer<UInt8>) {
    guard let index = Self.names.find(name) else { return nil }
    self = Self.allCases[index]
  }
}
