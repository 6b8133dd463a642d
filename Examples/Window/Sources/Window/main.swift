// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import LiveryLayout
import LiveryPipelines
import LiveryRendering

let theme = try Theme(contentsOfFile: "Examples/Window/window.css", base: .harbor)
let renderer = Renderer()
for scheme in CSSColorScheme.allCases {
  theme.environment.colorScheme = scheme
  let boxes = BoxTree(window, in: theme, below: [])
  let layout = boxes.layout(width: 560, measuring: renderer.measuring)
  let canvas = try Canvas(size: layout.size, scale: 2)
  canvas.draw(layout.displayList(), with: renderer)
  try Data(canvas.png()).write(to: URL(filePath: "window-\(scheme).png"))
}
