// SPDX-License-Identifier: Apache-2.0

extension PipelineText {
  /// Inserts a step at a path, before the current step at that path.
  mutating func insert(_ step: String, at path: StepPath) throws(EditError) {
    try put(step, at: path, in: sequence(at: path.outer))
  }

  /// Removes a step, and keeps the comments beside it.
  mutating func remove(_ path: StepPath) throws(EditError) {
    let sequence = try sequence(at: path.outer)
    let item = try item(at: path)
    if case .disabled = item.kind {
    } else if sequence.enabledCount == 1 {
      guard path.outer.isEmpty else { throw .lastStep }
      return replace(item.range, with: "none")
    }
    replace(widened(item.range), with: "")
  }

  /// Inserts a copy of a step after it.
  mutating func duplicate(_ path: StepPath) throws(EditError) {
    let item = try item(at: path)
    try insert(slice(item.range), at: path.sibling(at: path.index + 1))
  }

  /// Disables or enables a step.
  mutating func toggle(_ path: StepPath) throws(EditError) {
    let sequence = try sequence(at: path.outer)
    let item = try item(at: path)
    if case .disabled(let text) = item.kind {
      replace(item.range, with: text)
      try removeNone(path.outer)
    } else {
      guard sequence.enabledCount > 1 || path.outer.isEmpty else { throw .lastStep }
      let none = sequence.enabledCount == 1 ? "none " : ""
      replace(item.range, with: none + DisabledStep.comment(of: slice(item.range)))
    }
  }

  /// Replaces the text of a step; a disabled step stays disabled.
  mutating func replace(_ path: StepPath, with text: String) throws(EditError) {
    let item = try item(at: path)
    if case .disabled = item.kind {
      replace(item.range, with: DisabledStep.comment(of: text))
    } else {
      replace(item.range, with: text)
    }
  }

  /// Moves a step with its comments.
  ///
  /// - Parameters:
  ///   - path: the path of the step.
  ///   - target: the path of the step after the move.
  /// - Throws: an error if the target is invalid, or if the step is the only one of a required
  ///   list.
  mutating func move(_ path: StepPath, to target: StepPath) throws(EditError) {
    guard path != target else { return }
    guard !target.isInside(path) else { throw .noStep }
    var changed = self
    let source = try sequence(at: path.outer)
    let item = try item(at: path)
    let moved = slice(item.extent)
    if path.outer == target.outer {
      // The steps swap positions, and the white space between them stays.
      var texts = source.items.map { slice($0.extent) }
      texts.remove(at: path.index)
      texts.insert(moved, at: min(max(target.index, 0), texts.count))
      for (index, item) in source.items.enumerated().reversed() {
        changed.replace(item.extent, with: texts[index])
      }
    } else {
      let isLast = source.enabledCount == 1
      if case .disabled = item.kind {
        changed.replace(changed.widened(item.extent), with: "")
      } else if isLast {
        guard path.outer.isEmpty else { throw .lastStep }
        changed.replace(item.extent, with: "none")
      } else {
        changed.replace(changed.widened(item.extent), with: "")
      }
      let destination = target.following(removalOf: path)
      try changed.put(moved, at: destination, in: changed.sequence(at: destination.outer))
    }
    self = changed
  }

  /// Sets the value of a step's parameter.
  mutating func set(
    _ parameter: [String], of path: StepPath, to value: String
  ) throws(EditError) {
    let item = try item(at: path)
    guard case .function = item.kind, let name = parameter.first else { throw .noParameters }
    let step = StepText(slice(item.range), in: context)
    let value =
      parameter.count == 1
      ? value : try ShapeText(of: name, in: step, context).setting(parameter[1], to: value)
    replace(item.range, with: try step.setting(name, to: value))
  }
}

extension PipelineText {
  private mutating func replace(_ range: Range<Int>, with text: String) {
    var bytes = Array(self.text.utf8)
    bytes.replaceSubrange(range, with: Array(text.utf8))
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  /// Inserts a text before the item at a path, or after the last item, with the usual separator.
  private mutating func put(
    _ step: String, at path: StepPath, in sequence: StepSequence
  ) throws(EditError) {
    let items = sequence.items
    guard (0...items.count).contains(path.index) else { throw .noStep }
    let space = separator(in: sequence)
    if path.index < items.count {
      let start = items[path.index].extent.lowerBound
      replace(start..<start, with: step + space)
    } else if let end = items.last?.extent.upperBound ?? sequence.none?.upperBound {
      replace(end..<end, with: space + step)
    } else {
      replace(sequence.range.lowerBound..<sequence.range.lowerBound, with: step)
    }
    try removeNone(path.outer)
  }

  /// Removes the keyword `none` if there are enabled steps.
  private mutating func removeNone(_ outer: [StepPath.Component]) throws(EditError) {
    let sequence = try sequence(at: outer)
    guard let none = sequence.none, sequence.enabledCount > 0 else { return }
    replace(widened(none), with: "")
  }

  /// Returns the range with the following white space, or with the preceding one at the end.
  private func widened(_ range: Range<Int>) -> Range<Int> {
    let bytes = Array(text.utf8)
    func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }
    var end = range.upperBound
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] != UInt8(ascii: ")") { return range.lowerBound..<end }
    var start = range.lowerBound
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }

  /// Returns the separator of the first two steps, or a line break if the value starts with one.
  private func separator(in sequence: StepSequence) -> String {
    let bytes = Array(text.utf8)
    let items = sequence.items
    if items.count > 1 {
      let between = bytes[items[0].extent.upperBound..<items[1].extent.lowerBound]
      if !between.isEmpty { return String(decoding: between, as: UTF8.self) }
    }
    let start =
      items.first?.extent.lowerBound ?? sequence.none?.lowerBound ?? sequence.range.lowerBound
    let before = String(decoding: bytes[sequence.range.lowerBound..<start], as: UTF8.self)
    return before.contains(where: \.isNewline) ? before : " "
  }
}

extension StepPath {
  /// Returns whether the path leads through a step.
  fileprivate func isInside(_ step: StepPath) -> Bool {
    outer.count > step.outer.count && Array(outer.prefix(step.outer.count)) == step.outer
      && outer[step.outer.count].index == step.index
  }

  /// Returns the adjusted path after the removal of another step.
  fileprivate func following(removalOf step: StepPath) -> StepPath {
    var path = self
    let depth = step.outer.count
    guard outer.count > depth, Array(outer.prefix(depth)) == step.outer,
      outer[depth].index > step.index
    else { return path }
    path.outer[depth].index -= 1
    return path
  }
}
