// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryDisplay

@testable import LiveryPipelines

/// Images that are all 20 by 10 px.
struct SmallPictures: ImageMeasuring {
  func size(of source: ImageSource) -> Size? { Size(20, 10) }
}

/// Measurements of texts and images that are equal on every platform.
let uniformMeasuring = MeasurementContext(text: UniformTextMeasuring(), images: SmallPictures())

/// Returns the pipeline of declarations for an element without a parent.
func pipeline(_ declarations: String) -> Pipeline {
  CSSStyleSheet(".a { \(declarations) }").pipeline(for: ".a")
}

/// Returns the steps of declarations without those of the content, in CSS syntax.
func boxText(_ declarations: String) -> String {
  Pipeline(pipeline(declarations).steps.filter { !($0 is TextStep || $0 is ObjectStep) })
    .description
}

/// Returns the commands of declarations in a box without content.
func commands(_ declarations: String, in bounds: Rect = Rect(x: 0, y: 0, width: 100, height: 50))
  -> [DisplayCommand]
{
  pipeline(declarations).displayList(in: bounds, measuring: uniformMeasuring).commands
}
