// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSSelectors
import CSSValues

/// A player of a timeline.
struct TimelinePlayer {
  private let timeline: Timeline
  private var sheet: CSSStyleSheet
  private var root: Timeline.Node
  private var tree: StyledTree
  private var animator: Animator
  private(set) var samples: [Timeline.Sample] = []
  private(set) var events: [Timeline.Event] = []
  /// The indices of elements by id.
  private var indices: [String: Int] = [:]
  private var ids: [Int: String] = [:]
  /// The ids that the last step removed.
  private var removed: [String] = []

  /// Plays a timeline from its start.
  init(_ timeline: Timeline) {
    self.timeline = timeline
    root = timeline.tree
    sheet = CSSStyleSheet(timeline.css)
    tree = Self.tree(of: timeline.tree, in: sheet, timeline)
    animator = Animator(tree, at: .zero)
    number()
    animator = Animator(tree, at: .zero, sizes: sizes)
    let times = Set(timeline.steps.map(\.at)).union(timeline.samples).sorted()
    for time in times { play(at: time) }
  }

  private mutating func play(at time: Double) {
    // The browser draws a frame with the earlier styles first.
    collect(animator.sample(at: .milliseconds(time)).events, at: time)
    let steps = timeline.steps.filter { $0.at == time }
    if !steps.isEmpty { perform(steps, at: time) }
    collect(animator.sample(at: .milliseconds(time)).events, at: time)
    if timeline.samples.contains(time) { record(at: time) }
  }

  private mutating func perform(_ steps: [Timeline.Step], at time: Double) {
    for step in steps {
      if let css = step.css { sheet = CSSStyleSheet(css) }
      for id in step.remove ?? [] { root.remove(id) }
      for insertion in step.insert ?? [] { root.insert(insertion) }
      for (id, change) in step.set ?? [:] { root.change(id, change) }
    }
    tree = Self.tree(of: root, in: sheet, timeline)
    let old = Set(indices.keys)
    number()
    animator.update(tree, at: .milliseconds(time), sizes: sizes)
    removed = old.subtracting(indices.keys).sorted()
  }

  /// Returns the sizes that the browser measured.
  private var sizes: (Int, Property, Keyword) -> Double? {
    { [ids, timeline] index, property, keyword in
      ids[index].flatMap { timeline.result.sizes?[$0]?[property.name]?[keyword.name] }
    }
  }

  private mutating func collect(_ found: [AnimationEvent], at time: Double) {
    for event in found {
      // The timelines remove at most one animated element at a time.
      let name = event.index.flatMap { ids[$0] } ?? removed.last ?? ""
      let parts = name.split(separator: ":", omittingEmptySubsequences: true)
      events.append(
        Timeline.Event(
          at: time, type: event.kind.rawValue, element: parts.first.map { String($0) } ?? "",
          name: event.name,
          elapsed: event.elapsedTime / .seconds(1),
          pseudo: parts.count > 1 ? "::\(parts[1])" : ""))
    }
  }

  private mutating func record(at time: Double) {
    var values: [String: [String: String?]?] = [:]
    for (id, properties) in timeline.trace.elements {
      guard let index = indices[id] else { continue }
      let style = animator.style(at: index)
      var texts: [String: String?] = [:]
      for property in properties { texts[property] = TracedValue.text(of: property, in: style) }
      values[id] = texts
    }
    samples.append(Timeline.Sample(at: time, values: values))
  }

  private mutating func number() {
    indices = [:]
    ids = [:]
    for index in 0..<tree.count {
      var name = tree.element(at: index)?.id
      if name == nil, let owner = tree.parent(of: index), let id = tree.element(at: owner)?.id,
        let pseudo = tree.pseudoElementText(at: index)
      {
        name = id + pseudo
      }
      if let name {
        indices[name] = index
        ids[index] = name
      }
    }
  }

  private static func tree(
    of node: Timeline.Node, in sheet: CSSStyleSheet, _ timeline: Timeline
  ) -> StyledTree {
    let usesPseudoElements = timeline.css.contains("::")
    // The browser has the tree in the body of a page.
    let page = StyleElement("html", children: [StyleElement("body", children: [node.element])])
    return StyledTree(
      of: page, in: sheet, pseudoElements: usesPseudoElements ? [.before, .after] : [])
  }
}

extension Timeline.Node {
  fileprivate var element: StyleElement {
    var element = StyleElement(
      type, id: id, classes: classes ?? [], attributes: attributes ?? [:])
    element.inlineStyle = style
    element.children = (children ?? []).map(\.element)
    return element
  }

  fileprivate mutating func remove(_ id: String) {
    children?.removeAll { $0.id == id }
    for index in (children ?? []).indices { children?[index].remove(id) }
  }

  fileprivate mutating func insert(_ insertion: Timeline.Insertion) {
    if id == insertion.parent {
      var nodes = children ?? []
      let position = nodes.firstIndex { $0.id == insertion.before } ?? nodes.count
      nodes.insert(insertion.node, at: insertion.before == nil ? nodes.count : position)
      children = nodes
      return
    }
    for index in (children ?? []).indices { children?[index].insert(insertion) }
  }

  fileprivate mutating func change(_ id: String, _ change: Timeline.Change) {
    if self.id == id {
      if let classes = change.classes { self.classes = classes }
      for (name, value) in change.attributes ?? [:] {
        attributes = attributes ?? [:]
        attributes?[name] = value
      }
      if let style = change.style { self.style = style }
    }
    for index in (children ?? []).indices { children?[index].change(id, change) }
  }
}
