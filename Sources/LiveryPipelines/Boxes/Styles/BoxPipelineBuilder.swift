// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay

/// Creates the steps of a box from the standard properties of a style.
///
/// The order is that of painting: outer shadows, background, inset shadows, border, content,
/// outline. Effects on all of them come first. Defined by [CSS 2, appendix
/// E](https://www.w3.org/TR/CSS22/zindex.html) and [CSS Backgrounds
/// 3](https://drafts.csswg.org/css-backgrounds-3/).
struct BoxPipelineBuilder {
  /// The style.
  let style: ComputedStyle

  init(_ style: ComputedStyle) { self.style = style }

  /// Returns the steps of `-livery-pipeline`, or those of the other properties.
  func resolvedPipeline(library: PipelineLibrary) -> ResolvedPipeline {
    var problems: [PipelineProblem] = []
    if let value = declared(.liveryPipeline), value != .keyword(.none),
      let pipeline = Pipeline(
        value, library: library, currentColor: RGBA(style.color), problems: &problems)
    {
      return ResolvedPipeline(
        pipeline: completed(pipeline), problems: problems, library: library.identity)
    }
    return ResolvedPipeline(
      pipeline: Pipeline(boxSteps), problems: problems, library: library.identity)
  }

  /// The steps that the standard properties create.
  private var boxSteps: [any PipelineStep] {
    if declared(.display) == .keyword(.none) { return [] }
    let parts: [(any PipelineStep)?] = [
      shadow(isInset: false), background, shadow(isInset: true), borderImage, border, object,
      text, outline,
    ]
    let drawn = parts.compactMap { $0 }
    let box = borderBox.map { [$0 as any PipelineStep] } ?? []
    return drawn.isEmpty ? [] : box + effects + drawn
  }
}

extension BoxPipelineBuilder {
  /// Returns the declared or inherited value of a longhand.
  func declared(_ property: Property) -> CSSValue? { style.declaredValue(of: property) }

  /// Returns the declared or inherited value of a longhand as a type, if it has that type.
  func declared<Value: PropertyValue>(_ property: Property, as type: Value.Type) -> Value? {
    declared(property).flatMap { Value($0) }
  }

  /// Returns the values of a list-valued longhand, one per layer; empty if it is not declared.
  func list(_ property: Property) -> [CSSValue] {
    switch declared(property) {
    case .list(let values): values
    case let value?: [value]
    case nil: []
    }
  }

  /// Returns the space-separated values of a longhand; empty if neither declared nor inherited.
  func sequence(_ property: Property) -> [CSSValue] {
    switch declared(property) {
    case .sequence(let values): values
    case let value?: [value]
    case nil: []
    }
  }

  /// Returns a color, which defaults to that of the text.
  func color(_ property: Property) -> RGBA {
    guard let value = declared(property), let color = SpecifiedColor(value) else {
      return RGBA(style.color)
    }
    return RGBA(color.resolved(currentColor: style.color))
  }

  /// Returns a nonnegative length in px, or `nil` if it is not declared or not resolvable.
  func length(_ property: Property) -> Double? {
    declared(property).flatMap { $0.pixels(in: .nonNegative) }?.bounded
  }
}
