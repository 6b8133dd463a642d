// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryPipelines

extension ComputedStyle {
  /// Returns the values that layout and painting use, cached with the style.
  func boxStyle(library: PipelineLibrary) -> BoxStyle {
    derived(where: { (cached: CachedBoxStyle) in cached.library == library.identity }) {
      CachedBoxStyle(style: BoxStyle(of: self, library: library), library: library.identity)
    }.style
  }
}

/// A cached box style, valid for one pipeline library.
private struct CachedBoxStyle: Sendable {
  let style: BoxStyle
  let library: PipelineLibrary.Identity
}

extension BoxStyle {
  /// Creates the box style of a computed style.
  convenience init(of style: ComputedStyle, library: PipelineLibrary) {
    let hasOwnPipeline = style.hasOwnPipeline
    let pipeline = style.resolvedPipeline(library: library).pipeline
    var box = StyleValues(style: style).box
    if hasOwnPipeline, let step = pipeline.first(BoxStep.self) { box.apply(step) }
    let values = StyleValues(style: style)
    self.init(
      box: box, text: values.text(of: style.textStep(library: library)),
      textWithoutPipeline: values.text(of: style.textStep), flex: FlexStyle(style),
      pipeline: pipeline,
      hasOwnPipeline: hasOwnPipeline)
  }
}

extension BoxStyle.Box {
  /// Applies a box step of a pipeline to the values that the properties do not set.
  fileprivate mutating func apply(_ step: BoxStep) {
    if margin == BoxEdges() { margin = BoxEdges(step.margin) }
    if padding == BoxEdges() { padding = BoxEdges(step.padding) }
    func size(_ size: SizingValue, _ length: Double) -> SizingValue {
      size.kind == .auto && length > 0 ? SizingValue(.specified(.length(Length(length)))) : size
    }
    sizes.minWidth = size(sizes.minWidth, step.minimumSize.width)
    sizes.minHeight = size(sizes.minHeight, step.minimumSize.height)
    switch step.position {
    case .static: break
    case .absolute: placement.position = .absolute
    case .floatLeft: placement.float = .left
    case .floatRight: placement.float = .right
    }
  }
}

extension BoxEdges {
  fileprivate init(_ insets: Insets) {
    func length(_ distance: Double) -> LengthPercentageAuto { .length(Length(distance)) }
    self.init(
      top: length(insets.top), right: length(insets.right), bottom: length(insets.bottom),
      left: length(insets.left))
  }
}

/// A reader of the values of a computed style.
private struct StyleValues {
  let style: ComputedStyle

  func declared(_ property: Property) -> CSSValue? { style.declaredValue(of: property) }

  /// Returns the values of a four-sided shorthand, clockwise from the top.
  func edges(of shorthand: Property, initial: LengthPercentageAuto = .zero) -> BoxEdges {
    let sides = shorthand.longhands.map { property in
      declared(property).flatMap { LengthPercentageAuto($0) } ?? initial
    }
    return BoxEdges(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }

  func size(_ property: Property) -> SizingValue {
    declared(property).map { SizingValue($0) } ?? SizingValue()
  }
}

extension StyleValues {
  /// The values of the box.
  var box: BoxStyle.Box {
    var box = BoxStyle.Box()
    readDisplay(into: &box)
    readPositioning(into: &box)
    box.margin = edges(of: .margin)
    box.padding = edges(of: .padding)
    box.border = style.borderWidths
    box.sizes.width = size(.width)
    box.sizes.height = size(.height)
    box.sizes.minWidth = size(.minWidth)
    box.sizes.minHeight = size(.minHeight)
    box.sizes.maxWidth = size(.maxWidth)
    box.sizes.maxHeight = size(.maxHeight)
    box.sizes.usesBorderBoxSizing = declared(.boxSizing) == .keyword(.borderBox)
    box.sizes.ratio = declared(.aspectRatio).flatMap { AspectRatio($0) }?.ratio?.quotient
    readContent(into: &box)
    return box
  }

  private func readDisplay(into box: inout BoxStyle.Box) {
    switch declared(.display).flatMap({ Display($0) }) {
    case .some(.none): box.display.isNone = true
    case .contents?: box.display.isContents = true
    case .box(let outside, let inside, let isListItem)?:
      box.display.isInline = outside == .inline
      box.display.isListItem = isListItem
      switch inside {
      case .flex: box.display.inside = .flex
      case .grid: box.display.inside = .grid
      default: break
      }
      box.display.isFormattingContextRoot = inside != .flow
    case .part?: box.display.isFormattingContextRoot = true
    case nil: box.display.isInline = true
    }
  }

  private func readPositioning(into box: inout BoxStyle.Box) {
    box.placement.position = declared(.position).flatMap { PositionProperty($0) } ?? .static
    box.placement.offsets = edges(of: .inset, initial: .auto)
    switch declared(.float).flatMap({ FloatSide($0) }) {
    case .left?, .inlineStart?: box.placement.float = .left
    case .right?, .inlineEnd?: box.placement.float = .right
    default: break
    }
    switch declared(.clear).flatMap({ ClearSide($0) }) {
    case .left?, .inlineStart?: box.placement.clearsLeft = true
    case .right?, .inlineEnd?: box.placement.clearsRight = true
    case .both?: (box.placement.clearsLeft, box.placement.clearsRight) = (true, true)
    default: break
    }
    let overflow = [Property.overflowX, .overflowY].map { declared($0).flatMap { Overflow($0) } }
    box.clips = overflow.contains { $0 != nil && $0 != .visible }
    if box.clips { box.display.isFormattingContextRoot = true }
    if case .number(let order)? = declared(.order) { box.placement.order = Int(order.bounded) }
    if case .number(let index)? = declared(.zIndex) { box.placement.zIndex = Int(index.bounded) }
  }

  private func readContent(into box: inout BoxStyle.Box) {
    box.isHidden = declared(.visibility).map { $0 != .keyword(.visible) } ?? false
    box.lines.align = declared(.textAlign).flatMap { TextAlign($0) } ?? .start
    if let indent = declared(.textIndent) {
      let value: CSSValue = if case .sequence(let values) = indent { values[0] } else { indent }
      box.lines.indent = LengthPercentage(value) ?? .zero
    }
    box.lines.verticalAlign = declared(.verticalAlign).flatMap { VerticalAlign($0) } ?? .baseline
    if case .number(let lines)? = declared(.maxLines) {
      box.lines.maxLines = max(0, Int(lines.bounded))
    }
    box.lines.hasEllipsis = declared(.textOverflow).map { $0 != .keyword(.clip) } ?? false
    box.list.marker = marker
    box.list.isInside = declared(.listStylePosition) == .keyword(.inside)
  }

  private var marker: ListMarker {
    switch declared(.listStyleType) {
    case nil: return .disc
    case .string(let text)?: return .text(text)
    case let value?:
      switch value.description {
      case "none": return .none
      case "circle": return .circle
      case "square": return .square
      case "decimal": return .decimal
      case "lower-alpha", "lower-latin": return .lowerAlpha
      case "upper-alpha", "upper-latin": return .upperAlpha
      case "lower-roman": return .lowerRoman
      case "upper-roman": return .upperRoman
      default: return .disc
      }
    }
  }

  /// Returns the style of text that a text step describes.
  func text(of step: TextStep) -> TextStyle {
    var textStyle = TextStyle()
    textStyle.font = (step.font ?? PartialFont()).applied(to: nil)
    textStyle.color = step.color ?? RGBA(style.color)
    textStyle.shadows = step.shadows
    if var decoration = step.decoration {
      decoration.color = decoration.color ?? textStyle.color
      textStyle.decoration = decoration
    }
    textStyle.lineHeight = step.lineHeight.map { max(0, $0.bounded) }
    textStyle.letterSpacing = step.letterSpacing
    textStyle.wordSpacing = step.wordSpacing
    textStyle.letterCase = step.letterCase
    textStyle.isRightToLeft = step.direction.map { $0 == .rightToLeft }
    textStyle.breaking.whiteSpace =
      declared(.whiteSpaceCollapse).flatMap { WhiteSpace(rawValue: $0.description) } ?? .collapse
    textStyle.breaking.wraps = declared(.textWrapMode) != .keyword(.nowrap)
    textStyle.breaking.wordBreaking = style.wordBreaking
    textStyle.breaking.hyphenates = declared(.hyphens) != .keyword(.none)
    return textStyle
  }
}
