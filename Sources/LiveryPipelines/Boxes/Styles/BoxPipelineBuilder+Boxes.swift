// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension BoxPipelineBuilder {
  /// The box step, or `nil` for a box without border, padding, corners and sizes.
  var borderBox: BoxModelStep? {
    var box = BoxModelStep(border: borderWidths, padding: padding, radii: radii)
    box.size = limits(.width, .height)
    box.minimum = limits(.minWidth, .minHeight)
    box.maximum = limits(.maxWidth, .maxHeight)
    let ratio = declared(.aspectRatio, as: AspectRatio.self)?.ratio
    box.ratio =
      ratio?.quotient == nil
      ? nil : ratio.map { Ratio($0.width.boundedSerialized, $0.height.boundedSerialized) }
    box.clip = contentClip
    if box.hasSizes { box.sizesContent = declared(.boxSizing) != .keyword(.borderBox) }
    return box == .prototype ? nil : box
  }

  /// The axes in which overflowing content is clipped, including scroll containers.
  private var contentClip: ContentClip? {
    func clips(_ property: Property) -> Bool {
      declared(property, as: Overflow.self) ?? .visible != .visible
    }
    switch (clips(.overflowX), clips(.overflowY)) {
    case (true, true): return .both
    case (true, false): return .horizontal
    case (false, true): return .vertical
    case (false, false): return nil
    }
  }

  private var padding: LengthPercentageSides {
    func side(_ property: Property) -> LengthPercentage {
      declared(property, as: LengthPercentage.self)?.normalized ?? .zero
    }
    return LengthPercentageSides(
      top: side(.paddingTop), right: side(.paddingRight), bottom: side(.paddingBottom),
      left: side(.paddingLeft))
  }

  private var radii: BorderRadius {
    func corner(_ property: Property) -> CornerRadius {
      guard let radius = declared(property, as: CornerRadius.self) else {
        return CornerRadius(.zero)
      }
      return CornerRadius(radius.horizontal.normalized, radius.vertical.normalized)
    }
    return BorderRadius(
      topLeft: corner(.borderTopLeftRadius), topRight: corner(.borderTopRightRadius),
      bottomRight: corner(.borderBottomRightRadius), bottomLeft: corner(.borderBottomLeftRadius))
  }

  private func limits(_ width: Property, _ height: Property) -> BoxLimits {
    BoxLimits(width: length(width)?.boundedSerialized, height: length(height)?.boundedSerialized)
  }
}

extension BoxPipelineBuilder {
  /// The widths of the border; zero on sides without a line.
  var borderWidths: Insets {
    func width(_ style: Property, _ width: Property) -> Double {
      guard let line = declared(style, as: BorderStyle.self), line != .none, line != .hidden else {
        return 0
      }
      return (declared(width) == nil ? 3 : length(width) ?? 0).boundedSerialized
    }
    return Insets(
      top: width(.borderTopStyle, .borderTopWidth),
      right: width(.borderRightStyle, .borderRightWidth),
      bottom: width(.borderBottomStyle, .borderBottomWidth),
      left: width(.borderLeftStyle, .borderLeftWidth))
  }

  /// The border step, or `nil` without lines.
  var border: BorderStep? {
    let widths = borderWidths
    func line(width: Double, style: Property, color: Property) -> BorderLine? {
      guard width > 0, let style = declared(style, as: BorderStyle.self) else { return nil }
      return BorderLine(style, self.color(color))
    }
    let border = BorderStep(
      top: line(width: widths.top, style: .borderTopStyle, color: .borderTopColor),
      right: line(width: widths.right, style: .borderRightStyle, color: .borderRightColor),
      bottom: line(width: widths.bottom, style: .borderBottomStyle, color: .borderBottomColor),
      left: line(width: widths.left, style: .borderLeftStyle, color: .borderLeftColor))
    return border == .prototype ? nil : border
  }

  /// Returns the step of the outer or the inset shadows, or `nil` for none.
  func shadow(isInset: Bool) -> BoxShadowStep? {
    let shadows = (declared(.boxShadow, as: [Shadow].self) ?? [])
      .compactMap { BoxShadow($0) }.filter { $0.isInset == isInset }
    return shadows.isEmpty ? nil : BoxShadowStep(shadows)
  }
}

extension BoxModelStep {
  /// Whether any size is specified.
  fileprivate var hasSizes: Bool {
    [size, minimum, maximum].contains { $0 != BoxLimits() } || ratio != nil
  }
}
