// SPDX-License-Identifier: Apache-2.0

extension PipelineText {
  /// Puts a step at a path, before the one that is there.
  mutating func insert(_ step: String, at path: StepPath) throws(EditError) {
    try put(step, at: path, in: sequence(at: path.outer))
  }

  /// Takes a step out; comments beside it stay.
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

  /// Puts a copy of a step behind it.
  mutating func duplicate(_ path: StepPath) throws(EditError) {
    let item = try item(at: path)
    try insert(slice(item.range), at: path.sibling(at: path.place + 1))
  }

  /// Disables a step, or enables it.
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

  /// Writes a step anew; a disabled one stays so.
  mutating func replace(_ path: StepPath, with text: String) throws(EditError) {
    let item = try item(at: path)
    if case .disabled = item.kind {
      replace(item.range, with: DisabledStep.comment(of: text))
    } else {
      replace(item.range, with: text)
    }
  }

  /// Puts a step elsewhere, with its comments.
  ///
  /// - Parameters:
  ///   - path: the step.
  ///   - target: where it stands afterwards.
  /// - Throws: an error where it cannot stand there, or is the only one where one must be left.
  mutating func move(_ path: StepPath, to target: StepPath) throws(EditError) {
    guard path != target else { return }
    guard !target.isInside(path) else { throw .noStep }
    var changed = self
    let source = try sequence(at: path.outer)
    let item = try item(at: path)
    let moved = slice(item.extent)
    if path.outer == target.outer {
      // The white space between the steps stays where it is, and the steps change places.
      var texts = source.items.map { slice($0.extent) }
      texts.remove(at: path.place)
      texts.insert(moved, at: min(max(target.place, 0), texts.count))
      for (place, item) in source.items.enumerated().reversed() {
        changed.replace(item.extent, with: texts[place])
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
      let place = target.following(removalOf: path)
      try changed.put(moved, at: place, in: changed.sequence(at: place.outer))
    }
    self = changed
  }

  /// Gives a parameter of a step another value.
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

  /// Puts a text before the item at a path, or behind the last one, with as much space as is usual there.
  private mutating func put(
    _ step: String, at path: StepPath, in sequence: StepSequence
  ) throws(EditError) {
    let items = sequence.items
    guard (0...items.count).contains(path.place) else { throw .noStep }
    let space = separator(in: sequence)
    if path.place < items.count {
      let start = items[path.place].extent.lowerBound
      replace(start..<start, with: step + space)
    } else if let end = items.last?.extent.upperBound ?? sequence.none?.upperBound {
      replace(end..<end, with: space + step)
    } else {
      replace(sequence.range.lowerBound..<sequence.range.lowerBound, with: step)
    }
    try removeNone(path.outer)
  }

  /// Takes the word `none` out where steps are drawn.
  private mutating func removeNone(_ outer: [StepPath.Turn]) throws(EditError) {
    let sequence = try sequence(at: outer)
    guard let none = sequence.none, sequence.enabledCount > 0 else { return }
    replace(widened(none), with: "")
  }

  /// The range with the white space behind it, or, at the end, with that before it.
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

  /// What stands between two steps: the white space between the first two, or a line break where the value begins with one.
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
  /// Whether the path leads through a step.
  fileprivate func isInside(_ step: StepPath) -> Bool {
    outer.count > step.outer.count && Array(outer.prefix(step.outer.count)) == step.outer
      && outer[step.outer.count].place == step.place
  }

  /// The path of the same place once a step elsewhere is taken out.
  fileprivate func following(removalOf step: StepPath) -> StepPath {
    var path = self
    let depth = step.outer.count
    guard outer.count > depth, Array(outer.prefix(depth)) == step.outer,
      outer[depth].place > step.place
    else { return path }
    path.outer[depth].place -= 1
    return path
  }
}
