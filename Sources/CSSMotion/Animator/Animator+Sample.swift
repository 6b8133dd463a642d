// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

extension Animator {
  /// Computes all animated values at a time.
  ///
  /// - Parameter time: The time, which may precede that of the last sample.
  /// - Returns: The changes and events since the last sample.
  public mutating func sample(at time: Duration) -> AnimatorSample {
    advance(to: time.inMilliseconds)
    cancelHiddenEffects()
    var sample = AnimatorSample()
    sample.changes = removeChanges()
    sample.events = events.removeAll()
    sample.nextChange = nextChange.map { $0 > self.time ? Duration(clamping: $0) : time }
    sample.diagnostics = problems.map(\.diagnostic).sorted { $0.message < $1.message }
    problems = []
    return sample
  }

  /// Samples all effects at a time, and adds their changes and events to those of the next sample.
  mutating func advance(to time: Double) {
    self.time = time
    var hasChanges = false
    for position in elements.indices {
      if advance(elementAt: position) { hasChanges = true }
    }
    if hasChanges { rendered.invalidateStyles() }
  }

  /// Samples the effects of an element, and returns whether values changed.
  private mutating func advance(elementAt position: Int) -> Bool {
    var hasChanges = false
    for number in elements[position].transitions.indices {
      guard advance(transitionAt: number, of: position) else { continue }
      note(elements[position].transitions[number].space, of: position)
      hasChanges = true
    }
    // A transition without duration ends without a change.
    removeEndedTransitions(of: position)
    for number in elements[position].animations.indices {
      guard advance(animationAt: number, of: position) else { continue }
      for track in elements[position].animations[number].tracks { note(track.space, of: position) }
      hasChanges = true
    }
    return hasChanges
  }

  /// Notes a change of a property of an element.
  private mutating func note(_ space: ValueSpace, of position: Int) {
    let index = elements[position].index
    if rendered.affectsOthers(space, of: index) {
      changes.add(root: index)
    } else {
      let effect = elements[position].pendingEffect ?? .nothing
      elements[position].pendingEffect = max(effect, space.changeEffect)
    }
  }

  private mutating func advance(transitionAt number: Int, of position: Int) -> Bool {
    let old = elements[position].transitions[number].phase
    let isChanged = elements[position].transitions[number].sample(at: time)
    let phase = elements[position].transitions[number].phase
    if phase != old { addEvents(ofTransitionAt: number, of: position, from: old) }
    return isChanged
  }

  private mutating func addEvents(
    ofTransitionAt number: Int, of position: Int, from old: EffectPhase
  ) {
    let transition = elements[position].transitions[number]
    let index = elements[position].index
    transition.timing.forEachTransitionEvent(from: old, to: transition.phase) { event in
      add(
        event, transition.space.property.description, of: index,
        at: transition.startTime + event.local, transition.order(of: index))
    }
  }

  private mutating func removeEndedTransitions(of position: Int) {
    guard elements[position].transitions.contains(where: { $0.phase == .after }) else { return }
    for transition in elements[position].transitions where transition.phase == .after {
      elements[position].completed[transition.space.property] = transition.end
    }
    if elements[position].transitions.contains(where: \.endsDisplay) {
      hasEndedDisplay = true
    }
    elements[position].transitions.removeAll { $0.phase == .after }
  }

  /// Cancels the effects of elements that are not rendered after a transition of `display`.
  private mutating func cancelHiddenEffects() {
    guard hasEndedDisplay else { return }
    hasEndedDisplay = false
    generation += 1
    apply(StyleChange(from: self, to: rendered, time, generation, options).run())
  }

  private mutating func advance(animationAt number: Int, of position: Int) -> Bool {
    let index = elements[position].index
    var found: [TimedEvent] = []
    let isChanged = elements[position].animations[number].sample(at: time) { found.append($0) }
    for event in found {
      let animation = elements[position].animations[number]
      add(
        event, animation.entry.name, of: index, at: animation.time(atLocal: event.local),
        .animation(element: index, position: number))
    }
    return isChanged
  }

  private mutating func add(
    _ event: TimedEvent, _ name: String, of index: Int, at time: Double?, _ order: CompositeOrder
  ) {
    events.append(
      AnimationEvent(
        kind: event.kind, index: index, object: objectIdentifier(at: index), name: name,
        elapsedTime: Duration(clamping: event.elapsed)), at: time, order)
  }
}

extension RunningTransition {
  /// Whether the transition ended and changed whether the element is rendered.
  fileprivate var endsDisplay: Bool {
    phase == .after && space.property == .longhand(.display)
  }

  /// The position of the transition of an element among all effects.
  func order(of index: Int) -> CompositeOrder {
    .transition(element: index, generation: generation, space.property)
  }
}

extension Animator {
  /// Returns the object that an element represents.
  func objectIdentifier(at index: Int) -> ObjectIdentifier? {
    rendered.object(at: index)
  }

  /// The time of the next change in milliseconds, or `nil` if nothing moves.
  private var nextChange: Double? {
    var next: Double?
    for element in elements {
      for transition in element.transitions {
        let start = transition.startTime + transition.timing.activeStart
        let time = transition.phase == .before ? start : self.time
        next = min(next ?? time, time)
      }
      for animation in element.animations where !animation.isPaused {
        guard let time = animation.nextChange(after: time) else { continue }
        next = min(next ?? time, time)
      }
    }
    return next
  }
}

extension RunningAnimation {
  /// Returns the time of the next change after a sample, or `nil` if there is none.
  fileprivate func nextChange(after time: Double) -> Double? {
    switch phase {
    case .idle, .active: time
    case .before: self.time(atLocal: timing.activeStart)
    case .after: nil
    }
  }
}
