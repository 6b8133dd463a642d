// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The source text of a `-livery-pipeline` value, which is edited step by step.
///
/// ```swift
/// var text = PipelineText("inset(1px) /* soft */ shadow(0 1px 3px black)", in: context)
/// try text.move(StepPath(1), to: StepPath(0))
/// text.text       // "shadow(0 1px 3px black) inset(1px) /* soft */"
/// ```
///
/// A comment belongs to the step that follows it, or to the preceding step on the same line.
struct PipelineText: Sendable {
  /// The value.
  var text: String
  /// The context in which the steps are parsed.
  let context: ParsingContext

  /// Creates an editable text from a value.
  init(_ text: String, in context: ParsingContext) {
    self.text = text
    self.context = context
  }
}

extension PipelineText {
  /// Returns the steps of the pipeline, or those in a parameter of a step.
  ///
  /// - Parameter outer: the steps and parameters that lead to them.
  /// - Returns: the steps, including disabled ones.
  /// - Throws: an error if a step does not exist or has no such steps.
  func sequence(at outer: [StepPath.Component] = []) throws(EditError) -> StepSequence {
    let stream = TokenStream(text)
    var sequence = StepSequence(stream, 0..<stream.count)
    for component in outer {
      guard sequence.items.indices.contains(component.index) else { throw .noStep }
      let item = sequence.items[component.index]
      guard case .function = item.kind,
        let tokens = tokens(of: component.parameter, in: item.tokens, stream)
      else { throw .noStep }
      sequence = StepSequence(stream, tokens)
    }
    return sequence
  }

  /// Returns the item at a path.
  func item(at path: StepPath) throws(EditError) -> StepSequence.Item {
    let items = try sequence(at: path.outer).items
    guard items.indices.contains(path.index) else { throw .noStep }
    return items[path.index]
  }

  /// Returns the text of an enabled or disabled step.
  func stepText(at path: StepPath) throws(EditError) -> String { stepText(of: try item(at: path)) }

  /// Returns the text of an item; for a disabled one, the text of the step.
  func stepText(of item: StepSequence.Item) -> String {
    if case .disabled(let text) = item.kind { text } else { slice(item.range) }
  }

  /// Returns the text of a byte range.
  func slice(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// Returns the tokens in a step's parameter, including trivia up to the neighboring values.
  private func tokens(
    of parameter: String, in step: Range<Int>, _ stream: TokenStream
  ) -> Range<Int>? {
    let read = StepText(stream.text(of: step), in: context)
    guard let valueIndices = read.parameterRanges[parameter] else { return nil }
    // The values in the parentheses have byte ranges, which are mapped to tokens.
    let base = stream.byteRange(of: step).lowerBound
    func token(at byte: Int) -> Int {
      step.first { stream.range(of: $0).lowerBound >= byte } ?? step.upperBound
    }
    var start = step.lowerBound + 1
    if valueIndices.lowerBound > 0 {
      start = token(at: base + read.values[valueIndices.lowerBound - 1].upperBound)
      // A comma belongs to the preceding value.
      var next = start
      while next < step.upperBound, stream[next].kind.isTrivia { next += 1 }
      if next < step.upperBound, stream[next].kind == .comma { start = next + 1 }
    }
    let end =
      valueIndices.upperBound < read.values.count
      ? token(at: base + read.values[valueIndices.upperBound].lowerBound)
      : stream[step.upperBound - 1].kind == .rightParenthesis
        ? step.upperBound - 1 : step.upperBound
    return start..<max(start, end)
  }
}
