// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension DrawingContext {
  /// Adds the drawing of a function, tinted if a color is present.
  mutating func addTinted(_ color: RGBA?, _ draw: (inout DrawingContext) -> Void) {
    guard let color else { return draw(&self) }
    guard color.alpha > 0 else { return }
    let matrix = [
      0, 0, 0, 0, color.red,
      0, 0, 0, 0, color.green,
      0, 0, 0, 0, color.blue,
      0, 0, 0, color.alpha, 0,
    ]
    add(.group(DisplayGroup(filters: [.colorMatrix(matrix)])))
    draw(&self)
    add(.end)
  }
}
