// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ComputedStyle.Storage {
  /// The style of a size container: those below it count their container units in its size; nil for every other element.
  ///
  /// Defined by [CSS Conditional 5, section 5](https://drafts.csswg.org/css-conditional-5/#container-lengths).
  func containing(_ size: StyleSize) -> ComputedStyle.Storage? {
    let axes = containerAxes
    var context = inherited.context
    guard !axes.isEmpty else { return nil }
    let outer = context.container ?? context.smallViewport ?? context.viewport
    let givesWidth = axes.contains(context.isVertical ? .block : .inline)
    let givesHeight = axes.contains(context.isVertical ? .inline : .block)
    let width = givesWidth ? size.width ?? outer?.width : outer?.width
    let height = givesHeight ? size.height ?? outer?.height : outer?.height
    guard width != nil || height != nil else { return nil }
    context.container = .init(width: width, height: height)
    return ComputedStyle.Storage(
      inherited, taken: taken,
      passedOn: InheritedStyle(
        InheritedLonghands(inherited.values, context), inherited.customProperties.passedOn,
        in: sheets),
      cascaded)
  }
}
