// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// Returns the computed value, which is the value that children inherit.
  ///
  /// Lengths are in px, except viewport units without a viewport. Percentages stay if they refer to
  /// a box, and become lengths in `font-size` and `line-height`. Named colors become components.
  /// `currentcolor` stays, except in `color`.
  ///
  /// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
  ///
  /// - Parameters:
  ///   - property: The longhand property of the value.
  ///   - context: The context that the value depends on.
  /// - Returns: The computed value. A value that is invalid for the property is returned unchanged.
  package func computed(for property: Property, in context: ComputationContext) -> CSSValue {
    switch property {
    case .fontSize: return computedFontSize(in: context)
    case .fontWeight: return computedFontWeight(in: context)
    case .fontStretch:
      let value = computedNumber(in: context)
      return FontStretch(value)?.cssValue ?? value
    case .textShadowOpacity, .opacity, .fillOpacity, .strokeOpacity:
      return computedOpacity(in: context)
    case .boxShadow: return computedBoxShadow(in: context)
    case .translate, .rotate, .scale:
      let value = computed(in: context)
      return TransformFunction(value, of: property)?.individualValue ?? value
    case .lineHeight: return computedLineHeight(in: context)
    case .contain: return computedContainment
    case .overflowClipMargin:
      return computed(in: context).shortestClipMargin
    case .color:
      if case .color(let color) = self {
        return .color(color.computed(in: context).resolved(currentColor: context.currentColor))
      }
    case .borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth,
      .borderBlockStartWidth, .borderBlockEndWidth, .borderInlineStartWidth, .borderInlineEndWidth,
      .outlineWidth, .columnRuleWidth:
      return computedLineWidth(in: context)
    case .backgroundPositionX, .backgroundPositionY:
      return mapped { PositionComponent($0)?.computed(in: context).cssValue ?? $0 }
    case .fontStyle, .fontVariationSettings, .fontFeatureSettings, .letterSpacing, .wordSpacing,
      .textAlign, .textAlignLast:
      return computed(in: context).computedText(for: property, in: context)
    case .gridRowStart, .gridRowEnd, .gridColumnStart, .gridColumnEnd:
      return computed(in: context).shortestSpan
    case .borderTopLeftRadius, .borderTopRightRadius, .borderBottomRightRadius,
      .borderBottomLeftRadius, .borderStartStartRadius, .borderStartEndRadius,
      .borderEndStartRadius,
      .borderEndEndRadius, .borderSpacing, .borderImageSlice, .borderImageWidth,
      .borderImageOutset, .maskBorderSlice, .maskBorderWidth, .maskBorderOutset:
      return computed(in: context).shortestSides
    default: break
    }
    return computed(in: context)
  }

  /// Returns the computed value by the kind of value alone, independent of the property.
  func computed(in context: ComputationContext) -> CSSValue {
    switch self {
    case .length, .angle, .time, .frequency, .resolution, .calculation: computedNumber(in: context)
    case .color(let color): .color(color.computed(in: context))
    case .shadow(let shadow): .shadow(shadow.computed(in: context))
    case .image(let image): .image(image.computed(in: context))
    case .position(let position): .position(position.computed(in: context))
    case .shape(let shape): .shape(shape.computed(in: context))
    case .transform(let function): .transform(function.computed(in: context))
    case .filter(let function): .filter(function.computed(in: context))
    case .easing(let function): .easing(function.computed(in: context))
    case .function, .brackets, .list, .sequence: mapped { $0.computed(in: context) }
    case .keyword, .identifier, .string, .number, .percentage, .flex, .url, .fontFamily, .slash,
      .unparsed:
      self
    }
  }

  /// Returns a font size in px.
  ///
  /// Viewport units without a viewport stay.
  private func computedFontSize(in context: ComputationContext) -> CSSValue {
    if let pixels = FontSize(self)?.pixels(in: context) { return .length(Length(.finite(pixels))) }
    guard case .calculation(let calculation) = self else { return self }
    return calculation.computed(percentagesOf: context.parentFontSize, in: context.forFontSize)
  }

  /// Returns a line height, with percentages of the font size and `lh` of the parent.
  private func computedLineHeight(in context: ComputationContext) -> CSSValue {
    var context = context
    context.lineHeight = context.parentLineHeight
    switch self {
    case .percentage(let percentage):
      return .length(Length(.finite(context.fontSize * percentage / 100)))
    case .calculation(let calculation):
      return calculation.computed(percentagesOf: context.fontSize, in: context)
    default:
      return computed(in: context)
    }
  }

  private func computedFontWeight(in context: ComputationContext) -> CSSValue {
    switch self {
    case .keyword(.bolder): context.parentFontWeight.bolder.cssValue
    case .keyword(.lighter): context.parentFontWeight.lighter.cssValue
    default: FontWeight(computedNumber(in: context))?.cssValue ?? computedNumber(in: context)
    }
  }

  /// Returns the used value, with every `currentcolor` replaced.
  ///
  /// Defined by [CSSOM, section 9](https://drafts.csswg.org/cssom-1/#resolved-values).
  public func resolved(currentColor: CSSColor) -> CSSValue {
    switch self {
    case .color(let color): .color(color.resolved(currentColor: currentColor))
    case .shadow(let shadow): .shadow(shadow.resolved(currentColor: currentColor))
    case .image(let image): .image(image.resolved(currentColor: currentColor))
    case .filter(let function): .filter(function.resolved(currentColor: currentColor))
    case .function, .brackets, .list, .sequence: mapped { $0.resolved(currentColor: currentColor) }
    default: self
    }
  }

  /// Returns the value with the parts of its structure replaced.
  ///
  /// A leaf is returned unchanged.
  func mapped(_ transform: (CSSValue) -> CSSValue) -> CSSValue {
    switch self {
    case .function(let function):
      .function(FunctionValue(function.name, transform(function.arguments)))
    case .brackets(let value): .brackets(transform(value))
    case .list(let values): .list(values.map(transform))
    case .sequence(let values): .sequence(values.map(transform))
    default: self
    }
  }
}
