// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import LiveryLayout
import LiveryPipelines

/// A line of a page of controls: a tree with its styles and its layout, kept while they are valid.
struct ControlsLine {
  /// The distance of the line from the top of the page in px.
  var top = 0.0
  private var root: LayoutElement?
  private var boxes: BoxTree?
  /// The indices of the elements, by id.
  private var numbers: [String: Int] = [:]
  private(set) var layout: BoxLayout?
  /// Whether a transition or an animation is running.
  private(set) var isMoving = false
  /// The width of the layout, and the theme generation of the styles.
  private var (width, generation) = (-1.0, -1)
}

extension ControlsLine {
  /// Updates the styles for a tree and for the states of its elements, and then the layout.
  mutating func update(
    _ root: LayoutElement, states: [String: [String]], in context: PageContext
  ) {
    var isOutdated = layout == nil || width != context.viewport.width
    let before = boxes
    let isNew = root != self.root
    if isNew {
      self.root = root
      boxes = BoxTree(
        root, in: context.theme, below: [StyleElement("body"), StyleElement("controlsPage")])
      numberElements()
      isOutdated = true
    } else if generation != context.pipelines.generation {
      boxes?.update(in: context.theme)
      isOutdated = true
    }
    generation = context.pipelines.generation
    for (id, number) in numbers {
      guard let states = states[id], let effect = boxes?.setStates(states, of: number) else {
        continue
      }
      if effect != .nothing { isOutdated = true }
    }
    if isNew { boxes?.animate(at: context.time, replacing: before) }
    if isOutdated || isVisible(in: context) { isOutdated = sample(at: context.time) || isOutdated }
    guard isOutdated else { return }
    width = context.viewport.width
    layout = boxes?.layout(width: width, measuring: context.measuring)
  }

  /// Computes the animated styles at a time, and returns whether one changed.
  private mutating func sample(at time: Duration) -> Bool {
    guard let sample = boxes?.sample(at: time) else { return false }
    isMoving = sample.nextChange != nil
    return !sample.changes.isEmpty
  }

  private func isVisible(in context: PageContext) -> Bool {
    frame.map { $0.intersects(context.visible) } ?? true
  }

  private mutating func numberElements() {
    guard let boxes else { return }
    numbers = [:]
    for number in 0..<boxes.count {
      if let id = boxes.element(at: number).id { numbers[id] = number }
    }
  }
}

extension ControlsLine {
  /// The ids of the elements.
  var ids: some Sequence<String> { numbers.keys }

  /// The height of the line with its margins.
  var height: Double { layout?.outerSize.height ?? 0 }

  /// The upper left corner of the root on the page.
  var origin: Point { Point(layout?.margin.left ?? 0, top + (layout?.margin.top ?? 0)) }

  /// The drawing, relative to ``origin``.
  var displayList: DisplayList { layout?.displayList() ?? DisplayList() }

  /// The part of the page that the line may draw on, or `nil` before the first update.
  var frame: Rect? {
    layout.map { Rect(origin: origin, size: $0.size).inset(by: -ControlsView.gap) }
  }

  /// Returns the index of an element.
  func number(of id: String) -> Int? { numbers[id] }

  /// Returns the box of an element, relative to ``origin``.
  func frame(of id: String) -> Rect? { numbers[id].flatMap { layout?.frame(of: $0) } }

  /// Returns the box of the label in an element, relative to ``origin``.
  func labelFrame(in id: String) -> Rect? {
    guard let number = numbers[id], let layout else { return nil }
    return (number + 1..<layout.boxes.count).first {
      layout.boxes.parent(of: $0) == number && layout.boxes.element(at: $0).type == "label"
    }.flatMap { layout.frame(of: $0) }
  }

  /// Returns the id of the innermost element at a point that satisfies a predicate.
  ///
  /// The label of an option is part of the control before it.
  func id(at point: Point, where isMatch: (String) -> Bool) -> String? {
    guard let layout else { return nil }
    var next = layout.hit(point)
    while let number = next {
      let element = layout.boxes.element(at: number)
      if let id = element.id, isMatch(id) { return id }
      if element.type == "option" {
        return (number + 1..<layout.boxes.count).lazy.compactMap { layout.boxes.element(at: $0).id }
          .first(where: isMatch)
      }
      next = layout.boxes.parent(of: number)
    }
    return nil
  }
}
