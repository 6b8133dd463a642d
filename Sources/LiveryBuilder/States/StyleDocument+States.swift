// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

extension StyleDocument {
  /// The name of the style without a state.
  static let normal = "normal"

  /// The pipelines of the states that have their own rule in the archive, by the name of the state.
  ///
  /// The layer, conditions and scope of such a rule are those of the style's rule. A rule for
  /// several states at once belongs to none. The result is empty if the style itself is that of a
  /// state.
  var ownStates: [String: Int] {
    guard let base = stateBase else { return [:] }
    let context = archive.pipelines[style].context
    var indices: [String: Int] = [:]
    for (index, pipeline) in archive.pipelines.enumerated() where pipeline.context == context {
      guard let element = pipeline.element, element.text == base, let state = element.state
      else { continue }
      indices[state] = index
    }
    return indices
  }

  /// The index of the pipeline that is edited: that of the state, or that of the style.
  var editedPipeline: Int { state == Self.normal ? style : ownStates[state] ?? style }

  /// The selector of the element in the edited state.
  var editedSelector: String {
    guard state != Self.normal else { return selector }
    let own = ownStates[state].map { archive.pipelines[$0].selector }
    return own ?? StyleStates.selector(selector, in: state)
  }

  /// The value of the style's pipeline without a state, as written.
  var baseValue: String { value(ofPipeline: style) }

  /// The values of the style's pipelines, without a state and in states.
  var relatedValues: [String] { ([style] + ownStates.values).map { value(ofPipeline: $0) } }

  /// Whether states of the style can be edited, because the style itself is not that of a state.
  var canHaveStates: Bool { stateBase != nil }

  /// The indices of the styles that are no states of other styles.
  var baseStyles: [Int] {
    let bases = Set(
      archive.pipelines.filter { $0.element?.states.isEmpty ?? false }
        .map { [$0.element?.text ?? "", String($0.context)] })
    return archive.pipelines.indices.filter { index in
      let pipeline = archive.pipelines[index]
      guard let element = pipeline.element, element.state != nil else { return true }
      return !bases.contains([element.text, String(pipeline.context)])
    }
  }

  /// Returns whether a rule with a selector is that of the edited state.
  func isRuleOfState(_ selector: String) -> Bool {
    guard state != Self.normal, let rule = StyleStates.parsed(selector) else { return false }
    return rule.text == stateBase && rule.state == state
  }

  /// Returns the style and the state to edit for a rule such as `.badge:hover`, if the archive has
  /// a rule for the style too.
  func separated(_ edited: EditedStyle) -> EditedStyle {
    guard archive.pipelines.indices.contains(edited.index) else { return edited }
    let pipeline = archive.pipelines[edited.index]
    guard let element = pipeline.element, !element.states.isEmpty else { return edited }
    let base = archive.pipelines.firstIndex { other in
      other.context == pipeline.context && other.element?.text == element.text
        && other.element?.states.isEmpty == true
    }
    guard let base, let state = element.state else { return EditedStyle(edited.index) }
    return EditedStyle(base, state: state)
  }

  /// Checks whether the steps of a state can be edited.
  func check(state: String) throws(EditError) {
    guard state != Self.normal else { return }
    let selector = StyleStates.selector(selector, in: state)
    guard stateBase != nil, Self.describesElement(selector) else {
      throw .invalidSelector(selector)
    }
    guard ownStates[state] == nil else { return }
    // In a rule that is not closed, the new rule is a nested one, or a part of the value.
    let isInserted = reading(inserting(baseValue, for: state)).pipelines.contains {
      $0.element?.text == stateBase && $0.element?.state == state
    }
    guard isInserted else { throw .openRule }
  }

  /// The selector without states, or `nil` if the style is that of a state.
  private var stateBase: String? {
    archive.pipelines[style].element.flatMap { $0.states.isEmpty ? $0.text : nil }
  }
}

extension StyleDocument {
  /// Returns the text with another value of the style, which its states inherit.
  func bytes(settingBase value: String, in context: ParsingContext) -> [UInt8] {
    let old = PipelineText(baseValue, in: context)
    let new = PipelineText(value, in: context)
    let base = archive.pipelines[style]
    var values = [(base.value, value)]
    for index in ownStates.values {
      let pipeline = archive.pipelines[index]
      // A rule that also describes other elements does not change with this one.
      guard !pipeline.isShared || base.isShared else { continue }
      var own = PipelineText(self.value(ofPipeline: index), in: context)
      // A state that cannot adopt the change keeps its steps.
      if (try? own.adoptChange(from: old, to: new)) != nil {
        values.append((pipeline.value, own.text))
      }
    }
    return bytes(replacing: values)
  }

  /// Returns the text with another value of the edited state, and the index of the style in it.
  ///
  /// The rule of the state is inserted if it does not exist, and removed if the value is that of
  /// the style.
  func bytes(settingState value: String) -> (text: [UInt8], style: Int) {
    let isInherited = value.trimmed == baseValue.trimmed
    guard let index = ownStates[state] else {
      return (isInherited ? bytes : inserting(value, for: state), style)
    }
    let pipeline = archive.pipelines[index]
    guard isInherited, !pipeline.isShared else {
      return (bytes(replacing: [(pipeline.value, value)]), style)
    }
    return (bytes(replacing: [(removable(pipeline), "")]), index < style ? style - 1 : style)
  }

  /// Returns the text with other contents in ranges, which do not overlap.
  func bytes(replacing replacements: [(range: Range<Int>, text: String)]) -> [UInt8] {
    var text = bytes
    for (range, new) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(range, with: Array(new.utf8))
    }
    return text
  }

  /// Returns the text with a rule for a state after the rule of the style, or in it.
  private func inserting(_ value: String, for state: String) -> [UInt8] {
    let base = archive.pipelines[style]
    var value = value
    while value.last?.isWhitespace ?? false { value.removeLast() }
    if base.prelude != nil {
      let selector = StyleStates.selector(selector, in: state)
      let rule = "\n\n\(selector) {\n  -livery-pipeline:\(value);\n}"
      let end = base.rule.upperBound
      return bytes(replacing: [(end..<end, rule)])
    }
    // The rule is nested, so its selector is relative to others.
    var end = base.value.upperBound
    let isTerminated = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    if isTerminated { end += 1 }
    let selector = StyleStates.selector("&", in: state)
    let rule = "\(isTerminated ? "" : ";")\n  \(selector) { -livery-pipeline:\(value); }"
    return bytes(replacing: [(end..<end, rule)])
  }

  /// Returns the range to remove with a pipeline: its rule, or its declaration if there are others.
  private func removable(_ pipeline: ArchiveText.PipelineDeclaration) -> Range<Int> {
    var start = endOfText(before: pipeline.declaration.lowerBound)
    var end = startOfText(after: pipeline.declaration.upperBound)
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end += 1 }
    let isAlone =
      start > 0 && bytes[start - 1] == UInt8(ascii: "{")
      && startOfText(after: end) + 1 == pipeline.rule.upperBound
    guard isAlone else { return start..<end }
    start = endOfText(before: pipeline.rule.lowerBound)
    return start..<pipeline.rule.upperBound
  }
}
