// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A plain model of transitions and animations that follows the steps of the specifications, to
/// which an animator is compared.
struct ReferenceModel {
  private(set) var theme: ReferenceTheme
  /// The elements in document order.
  private(set) var elements: [HistoryElement]
  var states: [Int: State] = [:]
  var time: Double
  private var generation = 0
  var events = ReferenceEvents()
  /// Whether a transition of `display` ended, after which elements may not be rendered.
  var hasEndedDisplay = false

  /// The transitions and animations of an element.
  struct State {
    var isRendered = false
    var running: [ReferenceProperty: ReferenceTransition] = [:]
    var completed: [ReferenceProperty: CSSValue] = [:]
    var animations: [ReferenceAnimation] = []
  }

  init(_ theme: ReferenceTheme, _ elements: [HistoryElement], at time: Double) {
    self.theme = theme
    self.elements = []
    self.time = time
    change(to: theme, elements)
  }

  /// Performs a style change event at a time, after the animations are updated.
  mutating func update(_ theme: ReferenceTheme, _ elements: [HistoryElement], at time: Double) {
    advance(to: time)
    change(to: theme, elements)
  }

  /// Updates the animations, and returns the events since the last sample.
  mutating func sample(at time: Double) -> [ReferenceEvents.Event] {
    advance(to: time)
    if hasEndedDisplay { change(to: theme, elements) }
    return events.removeAll()
  }

  /// Whether a value can change later without an update.
  var canChange: Bool {
    states.values.contains { state in
      !state.running.isEmpty || state.animations.contains(where: \.canChange)
    }
  }
}

extension ReferenceModel {
  /// Performs a style change event.
  private mutating func change(to theme: ReferenceTheme, _ elements: [HistoryElement]) {
    hasEndedDisplay = false
    generation += 1
    let before = styles(includingTransitions: true)
    let indices = self.elements.enumerated().map { ($1.id, $0) }
    let oldIndices = Dictionary(uniqueKeysWithValues: indices)
    let kept = Set(elements.map(\.id))
    for (index, element) in self.elements.enumerated() where !kept.contains(element.id) {
      cancelAll(of: element.id, index)
      states[element.id] = nil
    }
    self.theme = theme
    self.elements = elements
    let after = styles(includingTransitions: false)
    for element in elements {
      change(
        element, before[element.id] ?? [:], after[element.id] ?? [:], oldIndices[element.id] ?? 0)
    }
    advance(to: time)
  }

  private mutating func change(
    _ element: HistoryElement, _ before: Style, _ after: Style, _ index: Int
  ) {
    var state = states[element.id] ?? State()
    let isParentRendered = element.parent.map { states[$0]?.isRendered ?? false } ?? true
    var canceled: [ReferenceTransition] = []
    if isParentRendered, state.isRendered {
      canceled = changeTransitions(of: &state, element, before, after)
    }
    let isDisplayed =
      after[Self.display] != .keyword(.none) || state.running[Self.display] != nil
    guard isParentRendered, isDisplayed else {
      cancelAll(of: element.id, index)
      states[element.id] = State()
      return
    }
    state.isRendered = true
    for transition in canceled { cancel(transition, of: element.id, index) }
    changeAnimations(of: &state, element, index)
    states[element.id] = state
  }

  private static let display = ReferenceProperty(name: "display")

  private func changeTransitions(
    of state: inout State, _ element: HistoryElement, _ before: Style, _ after: Style
  ) -> [ReferenceTransition] {
    let list = theme.rules(for: element.classes).last { $0.transitions != nil }?.transitions
    return ReferenceProperty.all.compactMap { property in
      let isAnimated = state.animations.contains {
        $0.keyframes.properties.contains(property) && $0.progress(at: time) != nil
      }
      let steps = ReferenceTransitionSteps(
        property: property, before: before[property] ?? property.initial,
        after: after[property] ?? property.initial, list: list ?? [ReferenceTheme.Transition()],
        isAnimated: isAnimated, allowsKeywords: theme.allowsKeywords, time: time,
        generation: generation)
      return steps.perform(&state.running[property], &state.completed[property])
    }
  }

  /// Matches the entries of `animation` with the existing animations, from the last to the first.
  private mutating func changeAnimations(
    of state: inout State, _ element: HistoryElement, _ index: Int
  ) {
    let entries = theme.rules(for: element.classes).last { $0.animations != nil }?.animations ?? []
    var remaining = Array(state.animations.enumerated())
    var animations: [ReferenceAnimation] = []
    for entry in entries.reversed() {
      guard let rule = theme.keyframes.first(where: { $0.name == entry.name }) else { continue }
      let keyframes = ReferenceKeyframes(rule, entry)
      if let match = remaining.lastIndex(where: { $0.element.entry.name == entry.name }) {
        var animation = remaining.remove(at: match).element
        animation.update(entry, keyframes, at: time)
        animations.insert(animation, at: 0)
      } else {
        animations.insert(ReferenceAnimation(entry, keyframes, at: time), at: 0)
      }
    }
    for (position, animation) in remaining { cancel(animation, position, of: element.id, index) }
    state.animations = animations
  }
}

extension ReferenceModel {
  private mutating func cancelAll(of element: Int, _ index: Int) {
    guard let state = states[element] else { return }
    for transition in state.running.values { cancel(transition, of: element, index) }
    for (position, animation) in state.animations.enumerated() {
      cancel(animation, position, of: element, index)
    }
  }

  private mutating func cancel(_ transition: ReferenceTransition, of element: Int, _ index: Int) {
    let elapsed = transition.timing.activeTime(time - transition.time, filling: "both") ?? 0
    guard [.before, .active].contains(transition.phase) else { return }
    events.add(
      "transitioncancel", element, transition.property.name, elapsed, at: time,
      .transition(element: index, transition.generation, transition.property))
  }

  private mutating func cancel(
    _ animation: ReferenceAnimation, _ position: Int, of element: Int, _ index: Int
  ) {
    let local = animation.currentTime(at: time)
    guard [.before, .active].contains(animation.phase) else { return }
    events.add(
      "animationcancel", element, animation.entry.name,
      animation.timing.activeTime(local, filling: "both") ?? 0, at: time,
      .animation(element: index, position))
  }
}
