// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The value of a `-livery-pipeline` as it is written: what the editor changes, step by step, and nothing else of it.
///
/// ```swift
/// var text = PipelineText("inset(1px) /* soft */ shadow(0 1px 3px black)", in: context)
/// try text.move(StepPath(1), to: StepPath(0))
/// text.text       // "shadow(0 1px 3px black) inset(1px) /* soft */"
/// ```
///
/// Comments go with the step behind them, or with the step before them in the same line.
struct PipelineText: Sendable {
  /// The value.
  var text: String
  /// What is needed to read the steps.
  let context: ReadingContext

  /// A value.
  init(_ text: String, in context: ReadingContext) {
    self.text = text
    self.context = context
  }
}

extension PipelineText {
  /// The steps that stand at the outermost level, or in a parameter of a step.
  ///
  /// - Parameter outer: the way to them.
  /// - Returns: the steps, the disabled ones among them.
  /// - Throws: an error where there is no such step, or it has no steps in it.
  func sequence(at outer: [StepPath.Turn] = []) throws(EditError) -> StepSequence {
    let stream = TokenStream(text)
    var sequence = StepSequence(stream, 0..<stream.count)
    for turn in outer {
      guard sequence.items.indices.contains(turn.place) else { throw .noStep }
      let item = sequence.items[turn.place]
      guard case .function = item.kind,
        let tokens = tokens(of: turn.parameter, in: item.tokens, stream)
      else { throw .noStep }
      sequence = StepSequence(stream, tokens)
    }
    return sequence
  }

  /// The item at a path.
  func item(at path: StepPath) throws(EditError) -> StepSequence.Item {
    let items = try sequence(at: path.outer).items
    guard items.indices.contains(path.place) else { throw .noStep }
    return items[path.place]
  }

  /// The text of a step, whether it is disabled or not.
  func stepText(at path: StepPath) throws(EditError) -> String { stepText(of: try item(at: path)) }

  /// The text of an item; of a disabled one, that of the step.
  func stepText(of item: StepSequence.Item) -> String {
    if case .disabled(let text) = item.kind { text } else { slice(item.range) }
  }

  /// A part of the text, in bytes.
  func slice(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// The tokens of the steps in a parameter of a step, up to what stands before and behind them.
  private func tokens(
    of parameter: String, in step: Range<Int>, _ stream: TokenStream
  ) -> Range<Int>? {
    let read = StepText(stream.text(of: step), in: context)
    guard let place = read.places[parameter] else { return nil }
    // The values in the parentheses, and where each begins and ends among the tokens.
    let base = stream.byteRange(of: step).lowerBound
    func token(at byte: Int) -> Int {
      step.first { stream.range(of: $0).lowerBound >= byte } ?? step.upperBound
    }
    var start = step.lowerBound + 1
    if place.lowerBound > 0 {
      start = token(at: base + read.values[place.lowerBound - 1].upperBound)
      // A comma belongs to what stands before it.
      var ahead = start
      while ahead < step.upperBound, stream[ahead].kind.isTrivia { ahead += 1 }
      if ahead < step.upperBound, stream[ahead].kind == .comma { start = ahead + 1 }
    }
    let end =
      place.upperBound < read.values.count
      ? token(at: base + read.values[place.upperBound].lowerBound)
      : stream[step.upperBound - 1].kind == .rightParenthesis
        ? step.upperBound - 1 : step.upperBound
    return start..<max(start, end)
  }
}
