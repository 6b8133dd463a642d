// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// What draws the elements that selectors describe, worked out once for as long as the theme stays as it is.
///
/// The pointer over an element is `:hover`; pressed, it is `:hover:active`, which is what ``ControlState/highlighted`` says.
final class Looks {
  private let theme: Theme
  private var sheet: CSSStyleSheet
  private var library: PipelineLibrary
  private var pipelines: [Element: Pipeline] = [:]
  private var selectors: [String]?
  /// How often the theme has changed: what pages keep of it holds as long as this stays.
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

  /// Takes what the theme is now.
  func refresh() {
    sheet = theme.sheet
    library = theme.pipelineLibrary
    pipelines.removeAll(keepingCapacity: true)
    selectors = nil
    generation += 1
  }

  /// What draws an element in a state.
  func pipeline(
    _ selector: String, _ state: ControlState = .normal, isHovered: Bool = false
  ) -> Pipeline {
    let element = Element(selector: selector, state: state, isHovered: isHovered)
    if let kept = pipelines[element] { return kept }
    let states = state.pseudoClasses + (isHovered ? ["hover"] : [])
    let style = sheet.prepare(selector, states: states).computedStyle
    let pipeline = style?.resolvedPipeline(library: library).pipeline ?? Pipeline()
    pipelines[element] = pipeline
    return pipeline
  }

  /// Every typed property of an element; those that nobody declares are nil.
  func ruleSet(_ selector: String, _ state: ControlState = .normal) -> RuleSet {
    sheet.ruleSet(for: selector, state: state)
  }

  /// The selectors of the sheets over the catalog's own, in the order of their rules.
  func ownSelectors() -> [String] {
    if let kept = selectors { return kept }
    let own = sheet.rules.lazy
      .filter { $0.source.origin == .author && $0.source.name != CatalogSheet.name }
      .flatMap(\.selectors)
    let found = Array(own)
    selectors = found
    return found
  }
}
