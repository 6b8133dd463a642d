// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension DrawingContext {
  /// Draws into one of the boxes, or only into the glyphs of the texts that follow.
  ///
  /// The drawing function itself clips to the box.
  mutating func draw(
    within clip: BackgroundClip, _ draw: (inout DrawingContext) -> Void
  ) {
    guard clip == .text else { return draw(&self) }
    add(.group(DisplayGroup()))
    draw(&self)
    add(.group(DisplayGroup(compositing: .destinationIn)))
    drawRemainingTexts()
    add(.end)
    add(.end)
  }

  /// The maximum number of texts that clip a background.
  private static let maximumTexts = 8

  /// Draws the texts of the later steps in black: glyphs and decoration lines, without shadows.
  private mutating func drawRemainingTexts() {
    guard content.text != nil else { return }
    var context = self
    context.list = DisplayList()
    for var step in remainingSteps.lazy.compactMap({ $0 as? TextStep }).prefix(Self.maximumTexts) {
      step.color = .black
      step.shadows = []
      step.decoration?.color = nil
      step.draw(in: &context)
    }
    list.add(context.list)
  }
}
