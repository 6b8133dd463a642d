// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues

/// A player of a history with an animator and with the reference model.
struct HistoryPlayer {
  private let sheets: [CSSStyleSheet]
  private let history: History
  private var theme = 0
  private var elements: [HistoryElement]
  /// The nodes of the elements, including removed ones.
  private var nodes: [Int: HistoryNode] = [:]
  private var ids: [ObjectIdentifier: Int] = [:]
  private var tree: StyledTree
  private var animator: Animator
  private var model: ReferenceModel

  /// Returns the first difference between the animator and the model, or `nil` if there is none.
  static func difference(in history: History) -> String? {
    guard let start = history.steps.first?.time, let root = history.elements.first else {
      return nil
    }
    var player = HistoryPlayer(history, HistoryNode(root), at: start)
    for (number, step) in history.steps.enumerated() {
      if let problem = player.problem(after: step) {
        return "step \(number), \(step.description): \(problem)"
      }
    }
    return nil
  }

  private init(_ history: History, _ root: HistoryNode, at time: Double) {
    self.history = history
    sheets = history.themes.map { CSSStyleSheet($0.css) }
    elements = History.ordered(history.elements)
    nodes[root.id] = root
    for element in elements.dropFirst() { Self.add(element, to: &nodes) }
    for (id, node) in nodes { ids[ObjectIdentifier(node)] = id }
    tree = StyledTree(of: root, in: sheets[0])
    animator = Animator(tree, at: .milliseconds(time), sizes: Self.size)
    model = ReferenceModel(history.themes[0], elements, at: time)
  }

  private static func add(_ element: HistoryElement, to nodes: inout [Int: HistoryNode]) {
    let node = HistoryNode(element)
    nodes[element.id] = node
    guard let parent = element.parent.flatMap({ nodes[$0] }) else { return }
    node.parent = parent
    parent.children.append(node)
  }
}

extension HistoryPlayer {
  private static func size(_ index: Int, _ property: Property, _ keyword: Keyword) -> Double? {
    property == .width ? ReferenceProperty.sizes[keyword] : nil
  }

  private mutating func problem(after step: History.Step) -> String? {
    let isRestructured = perform(step)
    let events = model.sample(at: step.time)
    let sample = animator.sample(at: .milliseconds(step.time))
    return problem(of: events, sample, ordered: !isRestructured) ?? problemOfValues()
      ?? problemOfChange(sample)
  }

  /// Performs a change, and returns whether it added or removed elements.
  private mutating func perform(_ step: History.Step) -> Bool {
    guard let change = step.change else { return false }
    let (old, oldTheme) = (elements, theme)
    elements = History.elements(elements, after: change)
    if case .theme(let index) = change { theme = index }
    // Without changed styles, there is no style change event.
    if theme == oldTheme,
      old.map({ history.themes[theme].style(of: $0) })
        == elements.map({ history.themes[theme].style(of: $0) })
    {
      elements = old
      return false
    }
    let isRestructured = updateNodes(from: old)
    if isRestructured || step.rebuilds {
      guard let root = nodes[elements[0].id] else { return false }
      tree = StyledTree(of: root, in: sheets[theme])
    } else if case .theme = change {
      tree.update(in: sheets[theme])
    } else if case .classes(let classes) = change {
      tree.update(classes.keys.compactMap { nodes[$0] })
    }
    animator.update(tree, at: .milliseconds(step.time), sizes: Self.size)
    model.update(history.themes[theme], elements, at: step.time)
    return isRestructured
  }

  private mutating func updateNodes(from old: [HistoryElement]) -> Bool {
    for element in elements {
      if nodes[element.id] == nil {
        Self.add(element, to: &nodes)
        if let node = nodes[element.id] { ids[ObjectIdentifier(node)] = element.id }
      }
      nodes[element.id]?.styleClasses = element.classes
    }
    let kept = Set(elements.map(\.id))
    for element in old where !kept.contains(element.id) {
      guard let parent = element.parent else { continue }
      nodes[parent]?.children.removeAll { $0.id == element.id }
    }
    return old.map(\.id) != elements.map(\.id)
  }
}

extension HistoryPlayer {
  private func problem(
    of expected: [ReferenceEvents.Event], _ sample: AnimatorSample, ordered: Bool
  ) -> String? {
    var expected = expected.map(Self.text)
    var found = sample.events.map { event in
      Self.text(
        ReferenceEvents.Event(
          kind: event.kind.rawValue, element: event.object.flatMap { ids[$0] } ?? -1,
          name: event.name, elapsed: event.elapsedTime / .milliseconds(1)))
    }
    // The order of events of two trees is not defined.
    if !ordered {
      expected.sort()
      found.sort()
    }
    return found == expected ? nil : "events \(found) instead of \(expected)"
  }

  /// Returns an event with its elapsed time to a hundredth of a millisecond, at most that of a
  /// duration.
  private static func text(_ event: ReferenceEvents.Event) -> String {
    let elapsed = (min(event.elapsed, 1e21) * 100).rounded() / 100
    return "\(event.kind) #\(event.element) \(event.name) \(elapsed)"
  }

  private func problemOfValues() -> String? {
    let styles = model.styles(includingTransitions: true)
    for element in elements {
      guard let index = nodes[element.id].flatMap({ tree.index(of: $0) }) else {
        return "#\(element.id) is not in the tree"
      }
      let style = animator.style(at: index)
      for property in ReferenceProperty.all {
        let (value, expected) = (property.value(in: style), styles[element.id]?[property])
        guard let expected, !ReferenceProperty.areEqual(value, expected) else { continue }
        return "#\(element.id) \(property.name): \(value) instead of \(expected)"
      }
    }
    return nil
  }

  private func problemOfChange(_ sample: AnimatorSample) -> String? {
    if (sample.nextChange != nil) == model.canChange { return nil }
    return "the next change is \(sample.nextChange.map { "\($0)" } ?? "nil")"
  }
}

/// A node of the program for an element of a history.
private final class HistoryNode: StyleNode {
  let id: Int
  var styleClasses: [String]
  weak var parent: HistoryNode?
  var children: [HistoryNode] = []

  init(_ element: HistoryElement) {
    id = element.id
    styleClasses = element.classes
  }

  var styleType: String { "box" }
  var styleID: String? { "e\(id)" }
  var styleParent: (any StyleNode)? { parent }
  var styleChildren: [any StyleNode] { children }
}
