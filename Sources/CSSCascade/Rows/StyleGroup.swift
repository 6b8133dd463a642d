// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A group of longhands whose values elements share as one row.
///
/// A rule that sets one of them leaves the rows of other groups unchanged.
///
/// A longhand has a slot: its group times ``size``, plus its position in the row. Logical longhands
/// have none, because elements store the physical values.
enum StyleGroup {
  /// The number of values in a row.
  static let size = 32
  /// The number of inherited groups, which come first.
  static let inheritedCount = 4
  /// The number of non-inherited groups.
  static let resetCount = 7
  /// The number of groups.
  static let count = inheritedCount + resetCount
  /// The number of slots.
  static let slotCount = count * size
  /// The group of the font longhands.
  static let font = 0
  /// The group of the color longhands.
  static let color = 1
  /// The group of the text layout longhands.
  static let text = 2
  /// The slot value of a longhand without a slot.
  static let noSlot = UInt16.max

  /// The members of the first inherited and non-inherited groups.
  ///
  /// The remaining longhands follow in table order.
  private static let members: [[Property]] = [
    [
      .fontSize, .lineHeight, .fontWeight, .fontFamily, .fontStyle, .fontStretch,
      .fontVariantLigatures, .fontVariantCaps, .fontVariantNumeric, .fontVariantAlternates,
      .fontVariantEastAsian, .fontVariantPosition, .fontVariantEmoji, .fontKerning,
      .fontFeatureSettings, .fontVariationSettings, .fontSizeAdjust, .fontOpticalSizing,
      .fontSynthesisWeight, .fontSynthesisStyle, .fontSynthesisSmallCaps, .fontSynthesisPosition,
      .fontPalette, .fontLanguageOverride, .textSizeAdjust,
    ],
    [
      .color, .colorScheme, .accentColor, .caretColor, .caretAnimation, .caretShape,
      .forcedColorAdjust, .printColorAdjust, .scrollbarColor, .fill, .fillOpacity, .fillRule,
      .stroke, .strokeOpacity, .strokeWidth, .strokeLinecap, .strokeLinejoin, .strokeMiterlimit,
      .strokeDasharray, .strokeDashoffset,
    ],
    [
      .writingMode, .direction, .textAlign, .textAlignLast, .textIndent, .textTransform,
      .textJustify, .textWrapMode, .textWrapStyle, .whiteSpaceCollapse, .tabSize, .hyphens,
      .hyphenateCharacter, .overflowWrap, .wordBreak, .lineBreak, .letterSpacing, .wordSpacing,
      .hangingPunctuation, .textDecorationSkipInk, .textUnderlineOffset, .textUnderlinePosition,
      .textEmphasisStyle, .textEmphasisColor, .textEmphasisPosition, .textShadow,
      .textShadowOpacity, .textRendering, .textBoxEdge, .textOrientation, .textCombineUpright,
    ],
    [
      .display, .position, .float, .clear, .overflowX, .overflowY, .zIndex, .boxSizing, .width,
      .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .marginTop, .marginRight,
      .marginBottom, .marginLeft, .paddingTop, .paddingRight, .paddingBottom, .paddingLeft, .top,
      .right, .bottom, .left, .verticalAlign, .opacity,
    ],
    [
      .backgroundColor, .backgroundImage, .backgroundPositionX, .backgroundPositionY,
      .backgroundSize, .backgroundRepeat, .backgroundAttachment, .backgroundOrigin,
      .backgroundClip, .borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor,
      .borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle, .borderTopWidth,
      .borderRightWidth, .borderBottomWidth, .borderLeftWidth, .borderTopLeftRadius,
      .borderTopRightRadius, .borderBottomRightRadius, .borderBottomLeftRadius, .boxShadow,
      .outlineColor, .outlineStyle, .outlineWidth, .outlineOffset,
    ],
    [
      .flexDirection, .flexWrap, .flexGrow, .flexShrink, .flexBasis, .order, .alignContent,
      .alignItems, .alignSelf, .justifyContent, .justifyItems, .justifySelf, .rowGap, .columnGap,
      .gridTemplateColumns, .gridTemplateRows, .gridTemplateAreas, .gridAutoColumns,
      .gridAutoRows, .gridAutoFlow, .gridRowStart, .gridColumnStart, .gridRowEnd, .gridColumnEnd,
      .aspectRatio, .objectFit, .objectPosition,
    ],
  ]

  /// The longhands of each group, in the order of their slots.
  private static let groups: [[Property]] = {
    let stored = Property.allCases.prefix(Property.longhandCount).filter { !$0.isLogical }
    var isNamed = [Bool](repeating: false, count: Property.longhandCount)
    for group in members { for member in group { isNamed[Int(member.rawValue)] = true } }
    let others = stored.filter { !isNamed[Int($0.rawValue)] }
    func rest(_ isInherited: Bool, from group: Int) -> [[Property]] {
      let rest = others.filter { $0.isInherited == isInherited }
      return stride(from: 0, to: rest.count, by: size).map { Array(rest[$0...].prefix(size)) }
    }
    let groups = Array(members[..<3]) + rest(true, from: 3) + members[3...] + rest(false, from: 7)
    precondition(
      groups.count <= count && groups.allSatisfy { $0.count <= size },
      "each longhand must have a slot")
    return groups
  }()

  /// The longhand of each slot, or `nil` for an unused slot.
  static let properties: [Property?] = {
    var properties = [Property?](repeating: nil, count: slotCount)
    for (group, members) in groups.enumerated() {
      for (position, member) in members.enumerated() {
        properties[group * size + position] = member
      }
    }
    return properties
  }()

  /// The slots by property, at a fixed address for fast access.
  nonisolated(unsafe) static let slots: UnsafePointer<UInt16> = {
    let slots = UnsafeMutablePointer<UInt16>.allocate(capacity: Property.allCases.count)
    slots.initialize(repeating: noSlot, count: Property.allCases.count)
    for (slot, property) in properties.enumerated() {
      if let property { slots[Int(property.rawValue)] = UInt16(truncatingIfNeeded: slot) }
    }
    return UnsafePointer(slots)
  }()
}

extension Property {
  /// The slot of a longhand, or ``StyleGroup/noSlot`` for a logical longhand or a shorthand.
  var slot: UInt16 { StyleGroup.slots[Int(rawValue)] }
}
