// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSValues
package import LiveryDisplay

extension ComputedStyle {
  /// Returns the text style of the element: its pipeline's text step, completed by the properties.
  package func textStep(library: PipelineLibrary) -> TextStep {
    var text = textStep
    guard let pipelineText = resolvedPipeline(library: library).pipeline.first(TextStep.self) else {
      return text
    }
    text.font = pipelineText.font
    text.color = pipelineText.color
    text.shadows = pipelineText.shadows
    text.decoration = pipelineText.decoration
    text.letterSpacing = pipelineText.letterSpacing
    text.wordSpacing = pipelineText.wordSpacing
    text.letterCase = pipelineText.letterCase
    text.lineHeight = pipelineText.lineHeight
    return text
  }

  /// The text style of the element, from the properties alone.
  package var textStep: TextStep { BoxPipelineBuilder(self).textAttributes }

  /// Whether the value of `-livery-pipeline` determines the drawing of the element.
  package var hasOwnPipeline: Bool {
    declaredValue(of: .liveryPipeline).map { $0 != .keyword(.none) } ?? false
  }

  /// The widths of the border in px; zero on sides without a line.
  package var borderWidths: Insets { BoxPipelineBuilder(self).borderWidths }
}
