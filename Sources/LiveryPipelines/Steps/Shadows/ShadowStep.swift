// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws the steps behind it with a shadow, and makes their box smaller so that the shadow fits into what was the box.
///
/// ```css
/// shadow(0px 4px 3px rgb(0 0 0 / 80%)) fill(red)
/// inset(1px) shadow(0px 0px 4px 2px skyblue) fill(white)
/// ```
///
/// All that is behind it throws one shadow together. Both frames become smaller, so that the shadow fits into what
/// was the frame, and the natural size grows by as much. With `r`, half of the blur rounded to whole px plus the
/// spread, that is `r` on both sides of an axis without an offset, and nothing on the one and `3r` and the offset
/// on the other side of an axis with one. Two shadows are two steps, one behind the other.
///
/// The figures are those of Three20, but for offsets to the left and upwards: there they made the natural size smaller,
/// here the box grows in every direction that the shadow falls.
public struct ShadowStep: PipelineStep {
  /// The shadow.
  public var shadow: DisplayShadow

  /// A step that draws a shadow.
  public init(_ shadow: DisplayShadow) { self.shadow = shadow }

  /// A sharp black shadow right below.
  public static let prototype = ShadowStep(DisplayShadow(color: .black))
  /// The parts as in `box-shadow`, the color last.
  public static let schema = Schema<ShadowStep>(
    "shadow", "Draws the steps behind it with a shadow.",
    parameters: shadowParameters(
      spread: "The distance by which the shadow is larger than what throws it."))

  /// Shrinks both frames and begins a group with the shadow.
  public func draw(in context: inout DrawingContext) {
    let room = room
    context.frame = context.frame.inset(by: room)
    context.contentFrame = context.contentFrame.inset(by: room)
    guard shadow.color.alpha > 0 else { return }
    context.add(.group(DisplayGroup(filters: [.dropShadow(shadow.limited)])))
  }

  /// What lies behind has the width that the frame keeps.
  public func contextBehind(_ context: SizingContext) -> SizingContext {
    context.narrowed(by: room.horizontal)
  }

  /// What the frame loses is added.
  public func sizeBehind(_ size: Size, in context: SizingContext) -> Size { size + room }
}

extension ShadowStep {
  /// How far the blur reaches for the purpose of sizes: half of it, rounded.
  private var reach: Double {
    max(0, (shadow.blur / 2).rounded() + shadow.spread).limited
  }

  /// What each side of the frame loses.
  private var room: Insets {
    func sides(_ offset: Double) -> (before: Double, after: Double) {
      if offset > 0 { return (0, offset + 3 * reach) }
      if offset < 0 { return (3 * reach - offset, 0) }
      return (reach, reach)
    }
    let (left, right) = sides(shadow.offset.x)
    let (top, bottom) = sides(shadow.offset.y)
    return Insets(top: top, right: right, bottom: bottom, left: left)
  }
}

extension ShadowStep: ShadowParameters {}
