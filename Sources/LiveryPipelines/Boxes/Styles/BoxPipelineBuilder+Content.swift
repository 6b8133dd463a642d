// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay

extension BoxPipelineBuilder {
  /// The step that draws the program's image, or `nil` for an element without declarations.
  var object: ObjectStep? {
    guard hasDeclarations else { return nil }
    var step = ObjectStep()
    switch declared(.objectFit) {
    case .keyword(.contain)?: step.fit = .contain
    case .keyword(.cover)?: step.fit = .cover
    case .keyword(.none)?: step.fit = .none
    case .keyword(.scaleDown)?, .sequence?: step.fit = .scaleDown
    default: break
    }
    if let position = declared(.objectPosition)?.position { step.position = position.normalized }
    let rendering = declared(.imageRendering, as: ImageRendering.self)
    step.isPixelated = rendering == .pixelated || rendering == .crispEdges
    return step
  }

  /// The step that draws the program's text, or `nil` for an element without declarations.
  var text: TextStep? {
    guard hasDeclarations else { return nil }
    var step = textAttributes
    step.placement = TextPlacement(horizontalAlignment, verticalAlignment)
    step.whiteSpace = whiteSpace
    step.maximumLines = wraps || whiteSpace.keepsBreaks ? 0 : 1
    step.lineBreak = lineBreak
    return step
  }

  /// Whether any property is declared or inherited.
  private var hasDeclarations: Bool { !style.declaredValues.isEmpty }
}

extension BoxPipelineBuilder {
  /// The font, color, shadows, spacing, lines and direction of text in the element.
  var textAttributes: TextStep { completed(TextStep()) }

  /// Returns the pipeline with the style's text properties applied to its text steps.
  func completed(_ pipeline: Pipeline) -> Pipeline {
    Pipeline(
      pipeline.steps.map { step in
        switch step {
        case let text as TextStep: return completed(text)
        case var part as PartStep:
          part.pipeline = completed(part.pipeline)
          return part
        default: return step
        }
      })
  }

  /// Returns the text step with the style's properties for values that it does not set itself.
  private func completed(_ text: TextStep) -> TextStep {
    var text = text
    let font = completed(text.font ?? PartialFont())
    text.font = font == PartialFont() ? nil : font
    text.color = text.color ?? RGBA(style.color)
    if text.shadows.isEmpty { text.shadows = textShadows }
    text.lineHeight = text.lineHeight ?? lineHeight
    if text.letterSpacing == 0 { text.letterSpacing = spacing(.letterSpacing) }
    if text.wordSpacing == 0 { text.wordSpacing = spacing(.wordSpacing) }
    text.decoration = text.decoration ?? decoration
    if text.indent == .zero { text.indent = indent }
    text.direction =
      text.direction
      ?? declared(.direction)?.keywordName.flatMap { TextBaseDirection(rawValue: $0) }
    if text.letterCase == .none { text.letterCase = letterCase }
    if text.lineBreak == .wordWrap { text.lineBreak = style.wordBreaking.lineBreak }
    return text
  }

  /// The indentation of the first line.
  private var indent: LengthPercentage {
    let value = list(.textIndent).first.map { value in
      if case .sequence(let values) = value { values.first ?? value } else { value }
    }
    return value.flatMap { LengthPercentage($0) }?.normalized ?? .zero
  }

  /// The first keyword that names a case; keywords that change the width of characters are ignored.
  private var letterCase: LetterCase {
    let keywords = list(.textTransform).flatMap { value -> [CSSValue] in
      if case .sequence(let values) = value { values } else { [value] }
    }
    return keywords.lazy.compactMap { $0.keywordName.flatMap { LetterCase(rawValue: $0) } }.first
      ?? .none
  }

  private var textShadows: [DisplayShadow] {
    let opacity = declared(.textShadowOpacity).flatMap { Double($0) } ?? 1
    return (declared(.textShadow, as: [Shadow].self) ?? []).compactMap { shadow in
      guard var shadow = BoxShadow(shadow)?.shadow else { return nil }
      shadow.color = shadow.color.withAlpha(shadow.color.alpha * opacity)
      return shadow
    }
  }

  private var lineHeight: Double? {
    guard let height = declared(.lineHeight, as: LineHeight.self), height != .normal else {
      return nil
    }
    return height.resolved(fontSize: style.fontSize)?.boundedSerialized
  }

  private func spacing(_ property: Property) -> Double {
    declared(property, as: LengthPercentage.self)?.pixels(of: style.fontSize).boundedSerialized ?? 0
  }

  private var decoration: TextDecoration? {
    guard let lines = declared(.textDecorationLine, as: TextDecorationLine.self) else { return nil }
    var decoration = TextDecoration(
      isUnderlined: lines.contains(.underline), isOverlined: lines.contains(.overline),
      isStruckThrough: lines.contains(.lineThrough),
      style: declared(.textDecorationStyle, as: TextDecorationStyle.self) ?? .solid)
    guard decoration.isUnderlined || decoration.isOverlined || decoration.isStruckThrough else {
      return nil
    }
    if declared(.textDecorationColor) != nil { decoration.color = color(.textDecorationColor) }
    if let thickness = declared(.textDecorationThickness, as: LengthPercentage.self) {
      decoration.thickness = max(0, thickness.pixels(of: style.fontSize)).boundedSerialized
    }
    return decoration
  }
}

extension BoxPipelineBuilder {
  private var horizontalAlignment: HorizontalAlignment {
    let isRightToLeft = declared(.direction) == .keyword(.rtl)
    return switch declared(.textAlign, as: TextAlign.self) {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justify, .justifyAll: .justify
    case .end: isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  /// The vertical alignment of the text in the box, as in a table cell.
  private var verticalAlignment: VerticalAlignment {
    switch declared(.verticalAlign, as: VerticalAlign.self) {
    case .middle: .center
    case .bottom, .textBottom: .bottom
    default: .top
    }
  }

  private var wraps: Bool { declared(.textWrapMode) != .keyword(.nowrap) }

  private var whiteSpace: WhiteSpace {
    declared(.whiteSpaceCollapse)?.keywordName.flatMap { WhiteSpace(rawValue: $0) } ?? .collapse
  }

  /// The treatment of a line that is wider than the box.
  ///
  /// A text with forced line breaks that does not wrap has no ellipsis.
  private var lineBreak: TextLineBreak {
    guard !wraps else { return style.wordBreaking.lineBreak }
    let isEllipsized =
      !whiteSpace.keepsBreaks && declared(.textOverflow) != nil
      && list(.textOverflow).last != .keyword(.clip)
    return isEllipsized ? .tailTruncation : .visible
  }
}
