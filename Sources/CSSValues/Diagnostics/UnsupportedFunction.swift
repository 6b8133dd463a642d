// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The functions of CSS that Livery knows to be valid and does not read.
///
/// A value that has one is dropped like an invalid one; its author should not be told that it is wrong.
enum UnsupportedFunction {
  private static let names: Set<String> = [
    "element", "paint", "attr",
  ]

  /// The name of the unsupported function at a position, or nil.
  static func name(in stream: TokenStream, at position: Int) -> String? {
    guard position < stream.count, stream.tokens[position].kind == .function else { return nil }
    let name = stream.value(of: position).lowercased()
    return names.contains(name) ? name : nil
  }
}
