// SPDX-License-Identifier: Apache-2.0
import CSSMotion
import Livery
import LiveryPipelines

/// A control of a page that a pipeline draws, with its transitions and animations.
struct MovingElement {
  private var element: StyleElement
  private var styled: StyledTree
  private var animator: Animator
  /// The theme generation of the styles.
  private var generation: Int
  /// The pipeline in the current style.
  private(set) var pipeline: Pipeline
  /// Whether a transition or an animation is running.
  private(set) var isMoving = false

  /// Creates an element of a class below the root of the theme.
  init(
    _ name: String, states: [String], in sheet: CSSStyleSheet, _ generation: Int,
    at time: Duration, _ library: PipelineLibrary
  ) {
    element = StyleElement("", classes: [name], states: states)
    styled = sheet.styledTree(of: StyleElement("", children: [element]))
    animator = Animator(styled, at: time)
    self.generation = generation
    pipeline = Pipeline()
    isMoving = animator.sample(at: time).nextChange != nil
    draw(library)
  }
}

extension MovingElement {
  /// Changes the states, and the sheet if it has another generation, and advances the time.
  mutating func update(
    states: [String], in sheet: CSSStyleSheet, _ generation: Int, at time: Duration,
    _ library: PipelineLibrary
  ) {
    let isChanged = states != element.states || generation != self.generation
    guard isChanged || isMoving else { return }
    if generation != self.generation { styled.update(in: sheet) }
    if states != element.states {
      element.states = states
      styled.update(1, to: element)
    }
    self.generation = generation
    if isChanged { animator.update(styled, at: time) }
    isMoving = animator.sample(at: time).nextChange != nil
    draw(library)
  }

  private mutating func draw(_ library: PipelineLibrary) {
    pipeline = animator.style(at: 1).resolvedPipeline(library: library).pipeline
  }
}
