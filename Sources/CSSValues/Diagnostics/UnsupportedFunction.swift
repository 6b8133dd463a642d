// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The valid CSS functions that Livery does not support.
///
/// A declaration with such a function is dropped like an invalid one, but the message does not call
/// the value wrong.
enum UnsupportedFunction {
  private static let names: Set<String> = [
    "element", "paint", "attr",
  ]

  /// Returns the name of the unsupported function at a position, or `nil`.
  static func name(in stream: TokenStream, at position: Int) -> String? {
    guard position < stream.count, stream.tokens[position].kind == .function else { return nil }
    let name = stream.value(of: position).lowercased()
    return names.contains(name) ? name : nil
  }
}
