// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension TreeStyler {
  /// Returns the style of an element of known size.
  ///
  /// Below a size container, container units refer to that size.
  ///
  /// Defined by [CSS Conditional 5, section 5](https://drafts.csswg.org/css-conditional-5/#container-lengths).
  mutating func applyingContainer(to style: UInt32, size: StyleSize) -> UInt32 {
    let computed = store.style(style)
    let axes = computed.containerAxes
    guard !axes.isEmpty else { return style }
    let (tables, isVertical) = (store.tables, computed.context.isVertical)
    var row = store[style]
    var childInherited = tables.rows.inherited[Int(row.childInherited)]
    var context = tables.contexts[Int(childInherited.context)]
    let outer = context.container ?? context.viewports.small ?? context.viewport
    let setsWidth = axes.contains(isVertical ? .block : .inline)
    let setsHeight = axes.contains(isVertical ? .inline : .block)
    let width = setsWidth ? size.width ?? outer?.width : outer?.width
    let height = setsHeight ? size.height ?? outer?.height : outer?.height
    guard width != nil || height != nil else { return style }
    context.container = .init(width: width, height: height)
    childInherited.context = store.number(of: context)
    row.childInherited = store.number(of: childInherited)
    return store.number(of: row)
  }
}
