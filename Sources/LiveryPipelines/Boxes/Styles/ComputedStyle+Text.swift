// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSValues
package import LiveryDisplay

extension ComputedStyle {
  /// How text in the element looks: what a text step of its pipeline says, and what the style says of the rest.
  package func textStep(library: PipelineLibrary) -> TextStep {
    var text = textStep
    guard let own = resolvedPipeline(library: library).pipeline.first(TextStep.self) else {
      return text
    }
    text.font = own.font
    text.color = own.color
    text.shadows = own.shadows
    text.decoration = own.decoration
    text.letterSpacing = own.letterSpacing
    text.wordSpacing = own.wordSpacing
    text.letterCase = own.letterCase
    text.lineHeight = own.lineHeight
    return text
  }

  /// How text in the element looks by the properties alone.
  package var textStep: TextStep { StyleReader(self).textAttributes }

  /// Whether `-livery-pipeline` says how the element is drawn.
  package var hasOwnPipeline: Bool {
    declaredValue(of: .liveryPipeline).map { $0 != .keyword(.none) } ?? false
  }

  /// The widths of the border in px: none where there is no line.
  package var borderWidths: Insets { StyleReader(self).borderWidths }
}
