// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPipelines

extension HoverFinder {
  /// Returns the documentation of the pipeline step at the position.
  ///
  /// - Parameter functions: The functions around the position, the outermost first.
  /// - Returns: The hover, or `nil` if there is none.
  func pipelineStep(in functions: [Range<Int>]) -> Found? {
    for function in functions.reversed() {
      let name = stream.value(of: function.lowerBound).lowercased()
      let types = PipelineLibrary.standard.stepTypes.filter { $0.name == name }
      guard !types.isEmpty else { continue }
      let written = stream.text(of: function)
      let parsed = PipelineLibrary.standard.parsedStep(parsing: written)
      var text = emptyText
      text.add(text.title(name + "()"))
      if let step = parsed?.step {
        add(type(of: step), to: &text)
      } else {
        for type in types { add(type, to: &text) }
      }
      if showsPictures, parsed != nil { text.add(picture: picture(of: written, named: name)) }
      let isName = function.lowerBound == token
      let range = isName ? stream.nameRange(of: token) : stream.byteRange(of: function)
      return Found(text: text, range: range)
    }
    return nil
  }

  private func add(_ type: any PipelineStep.Type, to text: inout HoverText) {
    text.add(type.summary)
    text.add(code: type.grammar)
    text.add(
      list: type.parameters.map { parameter in
        var line = "\(text.code(parameter.name)) \(text.code(parameter.grammar))"
        if !parameter.summary.isEmpty { line += ": \(parameter.summary)" }
        if let value = parameter.defaultValue, !value.isEmpty {
          let initial = value.map(\.description).joined(separator: " ")
          line += " Default: \(text.code(initial))."
        }
        return line
      })
  }

  /// Returns the picture of a step: in a rounded rectangle, and with a plain fill that the step
  /// changes or draws over.
  private func picture(of step: String, named name: String) -> String? {
    guard client.showsMarkdownInHover else { return nil }
    let fill = "fill(#d5dce8)"
    let steps =
      name == "fill" ? step : Self.drawnOver.contains(name) ? "\(fill) \(step)" : "\(step) \(fill)"
    return PictureMaker.markdown(
      declarations: "-livery-pipeline: shape(rounded-rectangle 8px) \(steps)", text: step)
  }

  /// The steps that draw over those before them, and do not change those after them.
  private static let drawnOver: Set<String> = [
    "border-image", "box-border", "content", "image", "inner-shadow", "object", "outline", "text",
  ]
}
