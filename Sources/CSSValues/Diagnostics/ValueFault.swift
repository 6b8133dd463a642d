// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// An error in a value, and the tokens that contain its cause.
package struct ValueFault: Sendable {
  /// The tokens of the value, or of the invalid pipeline step.
  package let tokens: Range<Int>
  /// The diagnostic.
  package let diagnostic: Diagnostic
}

extension Property {
  /// Returns the faults of a value: the first fault of each step for a pipeline, otherwise the
  /// first fault of the value.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - range: The tokens of the value.
  /// - Returns: The faults in source order. Empty if the value matches.
  package func faults(of stream: TokenStream, in range: Range<Int>) -> [ValueFault] {
    guard let first = diagnostic(for: stream, in: range) else { return [] }
    guard self == .liveryPipeline, first.kind != .tooComplexValue else {
      return [ValueFault(tokens: range, diagnostic: first)]
    }
    return PipelineFaults(stream).faults(first, in: range, depth: 0)
      .sorted { $0.diagnostic.range.lowerBound < $1.diagnostic.range.lowerBound }
  }
}

/// Finds the faults of the steps of a pipeline.
private struct PipelineFaults {
  /// The maximum nesting depth at which each step is checked.
  ///
  /// A deeper pipeline reports only its first fault.
  private static let maximumDepth = 4
  /// The maximum number of steps that are checked.
  private static let maximumCount = 100

  private let stream: TokenStream

  init(_ stream: TokenStream) { self.stream = stream }

  /// Returns the faults of the steps in a range, whose first fault is known.
  func faults(_ first: Diagnostic, in range: Range<Int>, depth: Int) -> [ValueFault] {
    let steps = steps(in: range).prefix(Self.maximumCount)
    var result: [ValueFault] = []
    if !steps.contains(where: { contains($0, first) }) {
      result.append(ValueFault(tokens: range, diagnostic: first))
    }
    for step in steps {
      let known = contains(step, first) ? first : nil
      guard let fault = known ?? Property.liveryPipeline.diagnostic(for: stream, in: step) else {
        continue
      }
      result += faults(fault, ofStep: step, depth: depth)
    }
    return result
  }

  /// Returns the faults of a step: those of its nested steps, or its own.
  private func faults(
    _ fault: Diagnostic, ofStep step: Range<Int>, depth: Int
  ) -> [ValueFault] {
    if depth < Self.maximumDepth, let inner = pipeline(inside: step), contains(inner, fault) {
      return faults(fault, in: inner, depth: depth + 1)
    }
    return [ValueFault(tokens: step, diagnostic: fault)]
  }

  private func contains(_ tokens: Range<Int>, _ diagnostic: Diagnostic) -> Bool {
    stream.byteRange(of: tokens).contains(diagnostic.range.lowerBound)
  }

  /// Returns the functions in a range of tokens that are not nested in a block.
  private func steps(in range: Range<Int>) -> [Range<Int>] {
    var steps: [Range<Int>] = []
    var cursor = TokenCursor(stream, range)
    while let token = cursor.next() {
      guard stream.tokens[token].kind.isOpening else { continue }
      cursor.skipBlock()
      if stream.tokens[token].kind == .function { steps.append(token..<cursor.position) }
    }
    return steps
  }

  /// Returns the tokens of the pipeline in `part(name, pipeline)`, or `nil` for any other step.
  private func pipeline(inside step: Range<Int>) -> Range<Int>? {
    guard stream.value(of: step.lowerBound, equals: "part") else { return nil }
    let cursor = TokenCursor(stream, step.dropFirst())
    let comma = cursor.nextComma
    guard comma + 1 < step.upperBound else { return nil }
    let isClosed = stream.tokens[step.upperBound - 1].kind == .rightParenthesis
    return comma + 1..<(isClosed ? step.upperBound - 1 : step.upperBound)
  }
}
