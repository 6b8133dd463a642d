// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension Property {
  /// The properties whose values are keywords of one enumeration.
  static let keywordTypes: [(PropertyType, [Property])] = [
    (PropertyType("Livery.Appearance", Appearance.self), [.appearance]),
    (PropertyType("Livery.BackfaceVisibility", BackfaceVisibility.self), [.backfaceVisibility]),
    (PropertyType("Livery.BorderCollapse", BorderCollapse.self), [.borderCollapse]),
    (
      PropertyType("Livery.BorderStyle", BorderStyle.self),
      [
        .borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle,
        .borderBlockStartStyle, .borderBlockEndStyle, .borderInlineStartStyle,
        .borderInlineEndStyle, .columnRuleStyle, .borderStyle,
      ]
    ),
    (PropertyType("Livery.BoxDecorationBreak", BoxDecorationBreak.self), [.boxDecorationBreak]),
    (PropertyType("Livery.BoxSizing", BoxSizing.self), [.boxSizing]),
    (PropertyType("Livery.Break", Break.self), [.breakBefore, .breakAfter]),
    (PropertyType("Livery.BreakInside", BreakInside.self), [.breakInside]),
    (PropertyType("Livery.CaptionSide", CaptionSide.self), [.captionSide]),
    (PropertyType("Livery.CaretAnimation", CaretAnimation.self), [.caretAnimation]),
    (PropertyType("Livery.CaretShape", CaretShape.self), [.caretShape]),
    (PropertyType("Livery.ClearSide", ClearSide.self), [.clear]),
    (PropertyType("Livery.ColumnFill", ColumnFill.self), [.columnFill]),
    (PropertyType("Livery.ColumnSpan", ColumnSpan.self), [.columnSpan]),
    (PropertyType("Livery.ContentVisibility", ContentVisibility.self), [.contentVisibility]),
    (PropertyType("Livery.EmptyCells", EmptyCells.self), [.emptyCells]),
    (PropertyType("Livery.FieldSizing", FieldSizing.self), [.fieldSizing]),
    (PropertyType("Livery.FillRule", FillRule.self), [.fillRule, .clipRule]),
    (PropertyType("Livery.FlexDirection", FlexDirection.self), [.flexDirection]),
    (PropertyType("Livery.FloatSide", FloatSide.self), [.float]),
    (PropertyType("Livery.FontKerning", FontKerning.self), [.fontKerning]),
    (PropertyType("Livery.FontOpticalSizing", FontOpticalSizing.self), [.fontOpticalSizing]),
    (PropertyType("Livery.FontVariantCaps", FontVariantCaps.self), [.fontVariantCaps]),
    (PropertyType("Livery.FontVariantEmoji", FontVariantEmoji.self), [.fontVariantEmoji]),
    (PropertyType("Livery.FontVariantPosition", FontVariantPosition.self), [.fontVariantPosition]),
    (PropertyType("Livery.ForcedColorAdjust", ForcedColorAdjust.self), [.forcedColorAdjust]),
    (PropertyType("Livery.Hyphens", Hyphens.self), [.hyphens]),
    (PropertyType("Livery.ImageRendering", ImageRendering.self), [.imageRendering]),
    (PropertyType("Livery.Interactivity", Interactivity.self), [.interactivity]),
    (PropertyType("Livery.Isolation", Isolation.self), [.isolation]),
    (PropertyType("Livery.LineBreak", LineBreak.self), [.lineBreak]),
    (PropertyType("Livery.ListStylePosition", ListStylePosition.self), [.listStylePosition]),
    (PropertyType("Livery.MaskType", MaskType.self), [.maskType]),
    (
      PropertyType("Livery.Overflow", Overflow.self),
      [.overflowX, .overflowY, .overflowBlock, .overflowInline, .overflow]
    ),
    (PropertyType("Livery.OverflowAnchor", OverflowAnchor.self), [.overflowAnchor]),
    (PropertyType("Livery.OverflowWrap", OverflowWrap.self), [.overflowWrap]),
    (
      PropertyType("Livery.OverscrollBehavior", OverscrollBehavior.self),
      [
        .overscrollBehaviorX, .overscrollBehaviorY, .overscrollBehaviorInline,
        .overscrollBehaviorBlock,
      ]
    ),
    (PropertyType("Livery.PointerEvents", PointerEvents.self), [.pointerEvents]),
    (PropertyType("Livery.PositionProperty", PositionProperty.self), [.position]),
    (PropertyType("Livery.PrintColorAdjust", PrintColorAdjust.self), [.printColorAdjust]),
    (PropertyType("Livery.Resize", Resize.self), [.resize]),
    (PropertyType("Livery.ScrollBehavior", ScrollBehavior.self), [.scrollBehavior]),
    (PropertyType("Livery.ScrollSnapStop", ScrollSnapStop.self), [.scrollSnapStop]),
    (PropertyType("Livery.ScrollbarWidth", ScrollbarWidth.self), [.scrollbarWidth]),
    (PropertyType("Livery.ShapeRendering", ShapeRendering.self), [.shapeRendering]),
    (PropertyType("Livery.StrokeLinecap", StrokeLinecap.self), [.strokeLinecap]),
    (PropertyType("Livery.StrokeLinejoin", StrokeLinejoin.self), [.strokeLinejoin]),
    (PropertyType("Livery.TableLayout", TableLayout.self), [.tableLayout]),
    (PropertyType("Livery.TextAlign", TextAlign.self), [.textAlign]),
    (PropertyType("Livery.TextAlignLast", TextAlignLast.self), [.textAlignLast]),
    (PropertyType("Livery.TextBoxTrim", TextBoxTrim.self), [.textBoxTrim]),
    (
      PropertyType("Livery.TextDecorationSkipInk", TextDecorationSkipInk.self),
      [.textDecorationSkipInk]
    ),
    (PropertyType("Livery.TextDecorationStyle", TextDecorationStyle.self), [.textDecorationStyle]),
    (PropertyType("Livery.TextDirection", TextDirection.self), [.direction]),
    (PropertyType("Livery.TextOrientation", TextOrientation.self), [.textOrientation]),
    (PropertyType("Livery.TextRendering", TextRendering.self), [.textRendering]),
    (PropertyType("Livery.TextWrapMode", TextWrapMode.self), [.textWrapMode]),
    (PropertyType("Livery.TextWrapStyle", TextWrapStyle.self), [.textWrapStyle]),
    (PropertyType("Livery.TransformBox", TransformBox.self), [.transformBox]),
    (PropertyType("Livery.TransformStyle", TransformStyle.self), [.transformStyle]),
    (PropertyType("Livery.UnicodeBidi", UnicodeBidi.self), [.unicodeBidi]),
    (PropertyType("Livery.UserSelect", UserSelect.self), [.userSelect]),
    (PropertyType("Livery.VectorEffect", VectorEffect.self), [.vectorEffect]),
    (PropertyType("Livery.CSSVisibility", CSSVisibility.self), [.visibility]),
    (PropertyType("Livery.WhiteSpaceCollapse", WhiteSpaceCollapse.self), [.whiteSpaceCollapse]),
    (PropertyType("Livery.WordBreak", WordBreak.self), [.wordBreak]),
    (PropertyType("Livery.WritingMode", WritingMode.self), [.writingMode]),
  ]
}
