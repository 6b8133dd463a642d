// SPDX-License-Identifier: Apache-2.0

/// An element of a history.
struct HistoryElement: Sendable, Hashable {
  let id: Int
  let parent: Int?
  var classes: [String]
}

/// A sequence of changes of a tree and its theme, and of samples.
struct History: Sendable, Hashable {
  var themes: [ReferenceTheme]
  /// The elements of the first tree, each after its parent and its preceding siblings.
  var elements: [HistoryElement]
  var steps: [Step]

  struct Step: Sendable, Hashable {
    /// The time in milliseconds.
    var time: Double
    var change: Change?
    /// Whether a new tree replaces the old one instead of an update.
    var rebuilds = false
  }

  /// A change, or none for a sample.
  enum Change: Sendable, Hashable {
    case classes([Int: [String]])
    case theme(Int)
    case remove(Int)
    case insert([HistoryElement])
  }
}

extension History {
  /// Returns the elements in document order.
  static func ordered(_ elements: [HistoryElement], below parent: Int? = nil) -> [HistoryElement] {
    elements.filter { $0.parent == parent }.flatMap { [$0] + ordered(elements, below: $0.id) }
  }

  /// Returns the elements after a change, of which those without a parent are omitted.
  static func elements(_ elements: [HistoryElement], after change: Change?) -> [HistoryElement] {
    switch change {
    case .classes(let classes):
      return elements.map {
        HistoryElement(id: $0.id, parent: $0.parent, classes: classes[$0.id] ?? $0.classes)
      }
    case .remove(let id): return ordered(elements.filter { $0.id != id || $0.parent == nil })
    case .insert(let added): return ordered(elements + added)
    case .theme, nil: return elements
    }
  }
}

extension History: CustomStringConvertible {
  /// The themes, the tree and the steps as text.
  var description: String {
    let used = Set(
      steps.compactMap { if case .theme(let index) = $0.change { index } else { nil } })
    let themes = themes.enumerated().filter { $0.offset == 0 || used.contains($0.offset) }
    return themes.map { "theme \($0.offset):\n\($0.element.css)" }.joined(separator: "\n")
      + "\ntree: \(elements.map(\.description).joined(separator: ", "))\n"
      + steps.map(\.description).joined(separator: "\n")
  }
}

extension HistoryElement: CustomStringConvertible {
  var description: String {
    "#\(id)\(classes.map { ".\($0)" }.joined())\(parent.map { " in #\($0)" } ?? "")"
  }
}

extension History.Step: CustomStringConvertible {
  var description: String {
    let text =
      switch change {
      case nil: "sample"
      case .theme(let index): "theme \(index)"
      case .remove(let id): "remove #\(id)"
      case .insert(let elements): "insert \(elements.map(\.description).joined(separator: ", "))"
      case .classes(let classes):
        classes.sorted { $0.key < $1.key }
          .map { "#\($0.key) \($0.value.map { ".\($0)" }.joined())" }.joined(separator: ", ")
      }
    return "\(time) ms: \(text)\(rebuilds ? " (new tree)" : "")"
  }
}
