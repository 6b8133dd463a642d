// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ReferenceModel {
  /// Performs the procedure to update animations and send events, without the dispatch.
  mutating func advance(to time: Double) {
    self.time = time
    for (index, element) in elements.enumerated() {
      var state = states[element.id] ?? State()
      for property in ReferenceProperty.all { advance(property, of: &state, element, index) }
      for position in state.animations.indices {
        for event in state.animations[position].sample(at: time) {
          events.add(
            event.kind, element.id, state.animations[position].entry.name, event.elapsed,
            at: event.time, .animation(element: index, position))
        }
      }
      states[element.id] = state
    }
  }

  private mutating func advance(
    _ property: ReferenceProperty, of state: inout State, _ element: HistoryElement, _ index: Int
  ) {
    guard var transition = state.running[property] else { return }
    let old = transition.phase
    let timing = transition.timing
    transition.phase = timing.phase(time - transition.time)
    let order = ReferenceEvents.Order.transition(element: index, transition.generation, property)
    func add(_ kind: String, _ elapsed: Double, at time: Double) {
      events.add(kind, element.id, property.name, elapsed, at: time, order)
    }
    if old == .idle { add("transitionrun", timing.intervalStart, at: transition.time) }
    for boundary in timing.boundaries(from: old, to: transition.phase) {
      add(
        boundary.isStart ? "transitionstart" : "transitionend", boundary.elapsed,
        at: transition.time + max(boundary.elapsed + timing.delay, 0))
    }
    state.running[property] = transition
    if transition.phase == .after {
      state.running[property] = nil
      state.completed[property] = transition.endValue
      if property.name == "display" { hasEndedDisplay = true }
    }
  }
}
