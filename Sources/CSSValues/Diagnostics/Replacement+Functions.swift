// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Replacement {
  /// Finds the intended text for a function that the grammar writes as words, or `nil` for any
  /// other function.
  ///
  /// In a step, `rounded-rectangle(12px)` stands for `rounded-rectangle 12px`. In place of a step,
  /// it stands for `shape(rounded-rectangle 12px)`.
  init?(
    function found: Range<Int>, of stream: TokenStream, in property: Property,
    _ failure: ValueFailure
  ) {
    guard let first = found.first, stream.tokens[first].kind == .function,
      stream.byteRange(of: found).count <= 100
    else { return nil }
    let isClosed = stream.tokens[found.upperBound - 1].kind == .rightParenthesis
    let arguments = first + 1..<(isClosed ? found.upperBound - 1 : found.upperBound)
    let parts = arguments.filter { stream.tokens[$0].kind != .comma }
      .map { stream.tokens[$0].kind.isTrivia ? " " : stream.text(of: $0) }
    let name = stream.value(of: first).lowercased()
    let replacement = ([name] + parts.joined().split(separator: " ").map(String.init))
      .joined(separator: " ")
    if failure.keywords?.contains(name) == true {
      self.init(text: replacement)
    } else if property == .liveryPipeline, property.value(parsing: "shape(\(replacement))") != nil {
      self.init(text: "shape(\(replacement))")
    } else {
      return nil
    }
  }
}
