// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

/// Tests of the mapping from logical longhands to physical ones.
@Suite struct LogicalPropertyTests {
  @Test(
    "maps a logical longhand to a physical one by the flow",
    arguments: [
      (Property.marginInlineStart, Flow(), Property.marginLeft),
      (.marginInlineStart, Flow(.horizontalTb, .rtl), .marginRight),
      (.marginInlineEnd, Flow(.verticalLr, .ltr), .marginBottom),
      (.marginInlineEnd, Flow(.verticalRl, .rtl), .marginTop),
      (.paddingBlockStart, Flow(.sidewaysRl, .ltr), .paddingRight),
      (.paddingBlockEnd, Flow(.sidewaysLr, .ltr), .paddingRight),
      (.paddingInlineStart, Flow(.sidewaysLr, .ltr), .paddingBottom),
      (.insetBlockStart, Flow(), .top), (.insetInlineEnd, Flow(), .right),
      (.borderBlockEndColor, Flow(), .borderBottomColor),
      (.borderInlineStartStyle, Flow(.verticalRl, .ltr), .borderTopStyle),
      (.borderStartStartRadius, Flow(), .borderTopLeftRadius),
      (.borderStartEndRadius, Flow(), .borderTopRightRadius),
      (.borderEndStartRadius, Flow(), .borderBottomLeftRadius),
      (.borderEndEndRadius, Flow(.horizontalTb, .rtl), .borderBottomLeftRadius),
      (.borderStartEndRadius, Flow(.verticalRl, .ltr), .borderBottomRightRadius),
      (.inlineSize, Flow(), .width), (.blockSize, Flow(.verticalRl, .ltr), .width),
      (.minInlineSize, Flow(), .minWidth), (.maxBlockSize, Flow(), .maxHeight),
      (.containIntrinsicInlineSize, Flow(.verticalRl, .ltr), .containIntrinsicHeight),
      (.overflowInline, Flow(), .overflowX), (.overflowBlock, Flow(), .overflowY),
      (.overscrollBehaviorInline, Flow(.verticalRl, .ltr), .overscrollBehaviorY),
      (.scrollMarginInlineStart, Flow(), .scrollMarginLeft),
      (.scrollPaddingBlockEnd, Flow(), .scrollPaddingBottom),
    ])
  func physical(property: Property, flow: Flow, expected: Property) {
    #expect(property.isLogical && !expected.isLogical)
    #expect(property.physical(in: flow) == expected)
    #expect(expected.logical(in: flow) == property)
  }

  @Test("maps logical longhands one-to-one to physical ones in every flow")
  func flows() {
    let logical = Property.allCases.filter(\.isLogical)
    #expect(logical.count > 40)
    for writingMode in WritingMode.allCases {
      for direction in TextDirection.allCases {
        let flow = Flow(writingMode, direction)
        let physical = logical.map { $0.physical(in: flow) }
        #expect(Set(physical).count == logical.count)
        #expect(physical.allSatisfy { !$0.isLogical && !$0.isShorthand })
      }
    }
  }

  @Test(
    "maps physical longhands to themselves",
    arguments: [Property.color, .marginLeft, .display, .margin, .inset, .textAlign])
  func others(property: Property) {
    #expect(!property.isLogical && property.physical(in: Flow()) == property)
    #expect(Property.color.logical(in: Flow()) == nil)
  }

  @Test("every longhand with a logical name is logical")
  func names() {
    for property in Property.allCases where !property.isShorthand {
      let words = Set(property.name.split(separator: "-"))
      let isNamed = words.contains("inline") || words.contains("block")
      #expect(
        property.isLogical
          == (isNamed || property.name.hasPrefix("border-start-")
            || property.name.hasPrefix("border-end-")),
        "\(property)")
    }
  }
}
