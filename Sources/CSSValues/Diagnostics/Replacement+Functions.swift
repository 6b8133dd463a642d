// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Replacement {
  /// Looks for what was meant by a function that is written in words, such as a shape; `nil` for any other one.
  ///
  /// `rounded-rectangle(12px)` is `rounded-rectangle 12px` in a step, and `shape(rounded-rectangle 12px)` as a step.
  init?(
    function found: Range<Int>, of stream: TokenStream, in property: Property,
    _ failure: ValueFailure
  ) {
    guard let first = found.first, stream.tokens[first].kind == .function,
      stream.byteRange(of: found).count <= 100
    else { return nil }
    let isClosed = stream.tokens[found.upperBound - 1].kind == .rightParenthesis
    let arguments = first + 1..<(isClosed ? found.upperBound - 1 : found.upperBound)
    let words = arguments.filter { stream.tokens[$0].kind != .comma }
      .map { stream.tokens[$0].kind.isTrivia ? " " : stream.text(of: $0) }
    let name = stream.value(of: first).lowercased()
    let meant = ([name] + words.joined().split(separator: " ").map(String.init))
      .joined(separator: " ")
    if failure.words?.contains(name) == true {
      self.init(text: meant)
    } else if property == .liveryPipeline, property.value(parsing: "shape(\(meant))") != nil {
      self.init(text: "shape(\(meant))")
    } else {
      return nil
    }
  }
}
