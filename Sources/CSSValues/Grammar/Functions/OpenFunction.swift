// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The innermost function that contains the end of the tokens of an unfinished value.
///
/// In `background: linear-gradient(red, rgb(1 2`, it is `rgb(`.
package struct OpenFunction: Sendable, Hashable {
  /// The position of the function token.
  package let position: Int
  /// The name in lowercase, without the parenthesis.
  package let name: String
  /// The tokens of the arguments, up to the end.
  package let arguments: Range<Int>
  /// The names of the functions that contain this one, in lowercase, the outermost first.
  package let enclosing: [String]

  /// Creates the innermost open function of a range, or returns `nil` if the end is in no function.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - tokens: The tokens before the position.
  package init?(in stream: TokenStream, _ tokens: Range<Int>) {
    let tokens = tokens.clamped(to: 0..<stream.count)
    let functions = stream.openBlocks(in: tokens).filter { stream.tokens[$0].kind == .function }
    guard let position = functions.last else { return nil }
    let names = functions.map { stream.value(of: $0).lowercased() }
    self.position = position
    name = names[names.count - 1]
    arguments = position + 1..<tokens.upperBound
    enclosing = names.dropLast()
  }
}
