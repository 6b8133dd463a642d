// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay

/// Makes the steps of a box out of the standard properties of a style.
///
/// The order is that of painting: shadows outside, background, shadows inside, border, content, outline; what holds for all
/// of them comes before. Defined by [CSS 2, appendix E](https://www.w3.org/TR/CSS22/zindex.html) and
/// [CSS Backgrounds 3](https://drafts.csswg.org/css-backgrounds-3/).
struct StyleReader {
  /// The style.
  let style: ComputedStyle

  init(_ style: ComputedStyle) { self.style = style }

  /// The steps of `-livery-pipeline`, or those of the other properties.
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

  /// The steps that the standard properties make.
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

extension StyleReader {
  /// The value of a longhand that was declared or inherited.
  func declared(_ property: Property) -> CSSValue? { style.declaredValue(of: property) }

  /// The value of a longhand as a type; nil where nobody declares it, or another kind of value.
  func declared<Value: PropertyValue>(_ property: Property, as type: Value.Type) -> Value? {
    declared(property).flatMap { Value($0) }
  }

  /// The values of a longhand that has a list of them, one for each layer; none where nobody declares it.
  func list(_ property: Property) -> [CSSValue] {
    switch declared(property) {
    case .list(let values): values
    case let value?: [value]
    case nil: []
    }
  }

  /// The values of a longhand with white space between them; empty if it is neither declared nor inherited.
  func sequence(_ property: Property) -> [CSSValue] {
    switch declared(property) {
    case .sequence(let values): values
    case let value?: [value]
    case nil: []
    }
  }

  /// A color; that of the text where nobody declares it.
  func color(_ property: Property) -> RGBA {
    guard let value = declared(property), let color = SpecifiedColor(value) else {
      return RGBA(style.color)
    }
    return RGBA(color.resolved(currentColor: style.color))
  }

  /// A length in px that is not negative; nil where nobody declares one, or nobody knows it.
  func length(_ property: Property) -> Double? {
    declared(property).flatMap { $0.pixels(in: .nonNegative) }?.bounded
  }
}
