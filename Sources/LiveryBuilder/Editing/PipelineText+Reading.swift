// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

extension PipelineText {
  /// A pipeline without the items that cannot be parsed.
  struct Readable: Sendable {
    /// The value without these items.
    var text: String
    /// The texts of these items, in source order.
    var unreadable: [String] = []
  }

  /// Returns the pipeline without the items that cannot be parsed, so that the others are drawn.
  ///
  /// - Parameter assumesVariables: whether items with variables count as steps, because the values
  ///   of the variables are unknown.
  /// - Returns: the value to draw; the text itself stays unchanged.
  func readable(assumingVariables assumesVariables: Bool = false) -> Readable {
    let items = unreadableItems(at: [], assumesVariables)
    guard !items.isEmpty else { return Readable(text: text) }
    var bytes = Array(text.utf8)
    var result = Readable(text: "")
    let count = (try? sequence())?.enabledCount ?? 0
    let leftOut = items.count { !$0.isNested }
    for item in items.reversed() {
      let isOnlyOne = !item.isNested && leftOut == count && result.unreadable.isEmpty
      let filler = item.isNested ? StepText.withoutEffect : isOnlyOne ? "none" : ""
      result.unreadable.append(slice(item.range))
      bytes.replaceSubrange(item.range, with: Array(filler.utf8))
    }
    result.text = String(decoding: bytes, as: UTF8.self)
    result.unreadable.reverse()
    return result
  }

  /// Returns the items that cannot be parsed, in source order, including nested ones.
  private func unreadableItems(
    at outer: [StepPath.Component], _ assumesVariables: Bool
  ) -> [(range: Range<Int>, isNested: Bool)] {
    guard outer.count < 16, let sequence = try? sequence(at: outer) else { return [] }
    return sequence.items.enumerated().flatMap { index, item -> [(Range<Int>, Bool)] in
      if case .disabled = item.kind { return [] }
      let text = slice(item.range)
      if assumesVariables, ParsingContext.hasVariables(text) { return [] }
      let step = StepText(text, in: context)
      guard let known = step.reading?.step else {
        return context.isListOfSteps(text) ? [] : [(item.range, !outer.isEmpty)]
      }
      guard !step.isComplete else { return [] }
      return type(of: known).parameters.filter { $0.type == .pipeline }.flatMap { parameter in
        unreadableItems(
          at: outer + [StepPath.Component(index: index, parameter: parameter.name)],
          assumesVariables)
      }
    }
  }
}
