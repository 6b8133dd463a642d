// SPDX-License-Identifier: Apache-2.0

/// The change of one step in a pipeline, which other pipelines can adopt.
enum StepChange: Sendable, Hashable {
  /// The step at the index is different.
  case modification(Int)
  /// The step at the index is new.
  case insertion(Int)
  /// The step at the index is gone.
  case removal(Int)
  /// The step at the first index is now at the second.
  case move(Int, to: Int)

  /// Finds the change between two lists, or `nil` if there is none or more than one.
  init?(from old: [StepSource], to new: [StepSource]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldRange, newRange) = (start..<old.count - end, start..<new.count - end)
    switch (oldRange.count, newRange.count) {
    case (1, 1): self = .modification(start)
    case (0, 1): self = .insertion(start)
    case (1, 0): self = .removal(start)
    case (2..., oldRange.count):
      let last = oldRange.upperBound - 1
      if old[oldRange.dropFirst()].elementsEqual(new[newRange.dropLast()]), old[start] == new[last]
      {
        self = .move(start, to: last)
      } else if old[oldRange.dropLast()].elementsEqual(new[newRange.dropFirst()]),
        old[last] == new[start]
      {
        self = .move(last, to: start)
      } else {
        return nil
      }
    default: return nil
    }
  }
}

extension PipelineText {
  /// Adopts the change of another pipeline, from which this one inherits steps and parameters.
  ///
  /// A step or a parameter that differs from the other pipeline stays. A change of several steps
  /// has no effect.
  ///
  /// - Parameters:
  ///   - old: the other pipeline before the change.
  ///   - new: the other pipeline after the change.
  /// - Throws: an error if a step cannot be changed.
  mutating func adoptChange(from old: PipelineText, to new: PipelineText) throws(EditError) {
    let (before, after) = (try old.sources(), try new.sources())
    guard let change = StepChange(from: before, to: after) else { return }
    let own = try sources()
    let sources = StepAlignment(before, own).sources
    func index(of source: Int) -> Int? { sources.firstIndex(of: source) }
    /// Returns the index after the nearest step that precedes a step of the other pipeline.
    func position(after predecessors: ArraySlice<Int>) -> Int {
      predecessors.reversed().lazy.compactMap(index).first.map { $0 + 1 } ?? 0
    }
    switch change {
    case .modification(let source):
      guard let index = index(of: source) else { return }
      try adopt(at: index, own[index], from: before[source], to: after[source])
    case .insertion(let source):
      let path = StepPath(position(after: (0..<source).map { $0 }[...]))
      try insert(after[source].text, at: path)
      if !after[source].isEnabled { try toggle(path) }
    case .removal(let source):
      guard let index = index(of: source), own[index] == before[source] else { return }
      try remove(StepPath(index))
    case .move(let source, let target):
      guard let from = index(of: source) else { return }
      var order = before.indices.filter { $0 != source }
      order.insert(source, at: target)
      let to = position(after: order[..<target])
      try move(StepPath(from), to: StepPath(from < to ? to - 1 : to))
    }
  }

  /// Adopts the change of a step, or of those parameters that the own step has in common with it.
  private mutating func adopt(
    at index: Int, _ own: StepSource, from old: StepSource, to new: StepSource
  ) throws(EditError) {
    let path = StepPath(index)
    if own == old {
      if old.text != new.text { try replace(path, with: new.text) }
      if old.isEnabled != new.isEnabled { try toggle(path) }
      return
    }
    let before = ItemMessage(old.text, in: context)
    let after = ItemMessage(new.text, in: context)
    let present = ItemMessage(own.text, in: context)
    guard before.type != nil, before.type == after.type, before.type == present.type else { return }
    for (index, parameter) in after.parameters.enumerated()
    where !parameter.hasValue(of: before.parameters[index])
      && present.parameters[index].hasValue(of: before.parameters[index])
    {
      try set([parameter.name], of: path, to: parameter.assignedText)
    }
  }
}
