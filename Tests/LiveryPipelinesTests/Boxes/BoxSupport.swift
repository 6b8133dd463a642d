// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryDisplay

@testable import LiveryPipelines

/// Pictures that are all 20 by 10 px.
struct SmallPictures: ImageMeasuring {
  func size(of source: ImageSource) -> Size? { Size(20, 10) }
}

/// Measures of texts and pictures that are the same everywhere.
let uniformMeasuring = Measuring(text: UniformTextMeasuring(), images: SmallPictures())

/// The pipeline that declarations make for an element below nothing.
func pipeline(_ declarations: String) -> Pipeline {
  CSSStyleSheet(".a { \(declarations) }").pipeline(for: ".a")
}

/// The steps that declarations make, without those of the content, as CSS writes them.
func boxText(_ declarations: String) -> String {
  Pipeline(pipeline(declarations).steps.filter { !($0 is TextStep || $0 is ObjectStep) })
    .description
}

/// What declarations paint in a box, without any content.
func commands(_ declarations: String, in bounds: Rect = Rect(x: 0, y: 0, width: 100, height: 50))
  -> [DisplayCommand]
{
  pipeline(declarations).displayList(in: bounds, measuring: uniformMeasuring).commands
}
