// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// A cache of the pipelines of selectors, which is valid until the theme changes.
///
/// An element under the pointer matches `:hover`. A pressed one matches `:hover:active`, which is
/// ``ControlState/highlighted``.
final class PipelineCache {
  private let theme: Theme
  private var sheet: CSSStyleSheet
  private var library: PipelineLibrary
  private var pipelines: [Element: Pipeline] = [:]
  private var moving: [String: MovingElement] = [:]
  private var selectors: [String]?
  /// The number of theme changes; data that pages cache is valid while it stays equal.
  private(set) var generation = 0

  private struct Element: Hashable {
    let selector: String
    let state: ControlState
    let isHovered: Bool
  }

  init(_ theme: Theme) {
    self.theme = theme
    sheet = theme.sheet
    library = theme.pipelineLibrary
  }

  /// Reads the current state of the theme, and clears the cache.
  func refresh() {
    sheet = theme.sheet
    library = theme.pipelineLibrary
    pipelines.removeAll(keepingCapacity: true)
    selectors = nil
    generation += 1
  }

  /// Returns the pipeline of an element in a state.
  func pipeline(
    _ selector: String, _ state: ControlState = .normal, isHovered: Bool = false
  ) -> Pipeline {
    let element = Element(selector: selector, state: state, isHovered: isHovered)
    if let cached = pipelines[element] { return cached }
    let states = state.pseudoClasses + (isHovered ? ["hover"] : [])
    let style = sheet.prepare(selector, states: states).computedStyle
    let pipeline = style?.resolvedPipeline(library: library).pipeline ?? Pipeline()
    pipelines[element] = pipeline
    return pipeline
  }

  /// Returns the pipeline of a control at a time, and whether it moves.
  ///
  /// - Parameters:
  ///   - id: The identity of the control in the whole catalog.
  ///   - selector: The selector of its class.
  ///   - state: The state.
  ///   - isHovered: Whether the control is under the pointer.
  ///   - time: The time of the drawing.
  /// - Returns: The pipeline, and whether a transition or an animation is running.
  func pipeline(
    of id: String, _ selector: String, _ state: ControlState, isHovered: Bool, at time: Duration
  ) -> (pipeline: Pipeline, isMoving: Bool) {
    let states = state.pseudoClasses + (isHovered ? ["hover"] : [])
    let name = String(selector.dropFirst())
    var element =
      moving[id]
      ?? MovingElement(name, states: states, in: sheet, generation, at: time, library)
    element.update(states: states, in: sheet, generation, at: time, library)
    moving[id] = element
    return (element.pipeline, element.isMoving)
  }

  /// Returns the typed properties of an element; undeclared ones are `nil`.
  func ruleSet(_ selector: String, _ state: ControlState = .normal) -> RuleSet {
    sheet.ruleSet(for: selector, state: state)
  }

  /// Returns the selectors of the sheets above the catalog's own, in the order of their rules.
  func themeSelectors() -> [String] {
    if let cached = selectors { return cached }
    let authorSelectors = sheet.rules.lazy
      .filter { $0.source.origin == .author && $0.source.name != CatalogSheet.name }
      .flatMap(\.selectors)
    let found = Array(authorSelectors)
    selectors = found
    return found
  }
}
