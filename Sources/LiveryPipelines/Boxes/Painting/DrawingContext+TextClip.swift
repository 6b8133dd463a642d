// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension DrawingContext {
  /// Draws what is seen in one of the boxes, or only in the letters of the texts behind.
  ///
  /// The function keeps to the box itself.
  mutating func draw(
    within clip: BackgroundClip, _ draw: (inout DrawingContext) -> Void
  ) {
    guard clip == .text else { return draw(&self) }
    add(.group(DisplayGroup()))
    draw(&self)
    add(.group(DisplayGroup(compositing: .destinationIn)))
    drawLettersBehind()
    add(.end)
    add(.end)
  }

  /// The most texts that a background is seen in.
  private static let maximumTexts = 8

  /// Draws the texts of the steps behind in black: their letters and the lines with them, without shadows.
  private mutating func drawLettersBehind() {
    guard content.text != nil else { return }
    var context = self
    context.list = DisplayList()
    for var step in stepsBehind.lazy.compactMap({ $0 as? TextStep }).prefix(Self.maximumTexts) {
      step.color = .black
      step.shadows = []
      step.decoration?.color = nil
      step.draw(in: &context)
    }
    list.add(context.list)
  }
}
