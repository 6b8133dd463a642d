// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension BoxPipelineBuilder {
  /// The steps that affect everything the element paints, the outermost first.
  ///
  /// An image is filtered, then clipped, then masked, then made transparent, and finally blended
  /// with the backdrop: [Filter Effects 1, section
  /// 3](https://drafts.csswg.org/filter-effects-1/#placement).
  var effects: [any PipelineStep] {
    let parts: [(any PipelineStep)?] = [transform, opacity, mask, clip, filter]
    return parts.compactMap { $0 }
  }

  private var transform: TransformStep? {
    var functions: [TransformFunction] = [Property.translate, .rotate, .scale].compactMap {
      property in declared(property).flatMap { TransformFunction($0, of: property) }
    }
    functions += declared(.transform, as: [TransformFunction].self) ?? []
    guard !functions.isEmpty else { return nil }
    return TransformStep(functions.map(\.normalized), origin: transformOrigin)
  }

  /// The transform origin, or `nil` for the center.
  private var transformOrigin: Position? {
    switch declared(.transformOrigin) {
    case .position(let position)?: position.normalized
    case .sequence(let values)?:
      if let position = values.first?.position {
        position.normalized
      } else if values.count > 1, let x = PositionComponent(values[0]),
        let y = PositionComponent(values[1])
      {
        Position(x: x.normalized, y: y.normalized)
      } else {
        nil
      }
    default: nil
    }
  }

  /// The blend mode with the backdrop of the element.
  private var blending: Compositing {
    declared(.mixBlendMode)?.keywordName.flatMap { Compositing(rawValue: $0) } ?? .normal
  }

  /// The opacity step, if the element is not visible, or has an opacity, a blend mode or
  /// `isolation: isolate`.
  private var opacity: OpacityStep? {
    if declared(.visibility, as: CSSVisibility.self) ?? .visible != .visible {
      return OpacityStep(0)
    }
    let opacity = declared(.opacity).flatMap { Double($0) } ?? 1
    let step = OpacityStep(min(max(0, opacity), 1).boundedSerialized, blending: blending)
    return step != .prototype || declared(.isolation) == .keyword(.isolate) ? step : nil
  }

  private var clip: ClipPathStep? {
    declared(.clipPath, as: ClipPath.self)?.normalized.map { ClipPathStep($0) }
  }

  private var filter: FilterStep? {
    let functions = declared(.filter, as: [FilterFunction].self) ?? []
    let supported = functions.filter { if case .url = $0 { false } else { true } }
    return supported.isEmpty ? nil : FilterStep(supported.map(\.normalized))
  }

  /// The outline step, or `nil` for none.
  var outline: OutlineStep? {
    guard let style = declared(.outlineStyle), style != .keyword(.none) else { return nil }
    let width = (declared(.outlineWidth) == nil ? 3 : length(.outlineWidth) ?? 0).boundedSerialized
    let offset = declared(.outlineOffset)?.pixels(in: .unlimited)?.boundedSerialized ?? 0
    let line = BorderLine(BorderStyle(style) ?? .solid, color(.outlineColor))
    return width > 0 ? OutlineStep(width, line, offset: offset) : nil
  }
}
