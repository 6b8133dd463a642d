// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryPipelines

/// The documentation of completion items, which is computed when a client shows an item.
struct ItemDocumentation {
  /// The text.
  private(set) var text: DocumentationText
  /// Whether the text may contain pictures.
  let showsPictures: Bool

  /// Creates an empty documentation.
  init(isMarkdown: Bool, showsPictures: Bool) {
    text = DocumentationText(isMarkdown: isMarkdown)
    self.showsPictures = showsPictures && isMarkdown
  }

  /// Adds the description of a property, or of the property with an alias.
  mutating func addProperty(named name: String) {
    guard let property = Property(name: name) else { return }
    let definition = property.definition
    text.add(definition.documentation)
    text.add(code: "\(property.name): \(definition.syntax)")
    var lines = [
      (name: "Initial value", code: definition.initial),
      (name: "Inherited", code: definition.isInherited ? "yes" : "no"),
    ]
    if !definition.longhands.isEmpty {
      let names = definition.longhands.map(\.name).joined(separator: ", ")
      lines.append((name: "Longhands", code: names))
    }
    text.add(lines: lines)
    text.add(link: definition.specification, title: "Specification")
  }

  /// Adds the description of a function, with a sample of a gradient.
  mutating func addFunction(named name: String) {
    guard let signature = FunctionSignature(name: name) else { return }
    text.add(signature.documentation)
    text.add(code: signature.forms.map(\.label).joined(separator: "\n"))
    if showsPictures, name.hasSuffix("-gradient") {
      let stops = name.hasPrefix("repeating-") ? "crimson, gold 20%" : "crimson, gold"
      text.add(picture: PictureMaker.markdown(declarations: "background: \(name)(\(stops))"))
    }
    text.add(link: signature.specification, title: "Specification")
  }

  /// Adds the description of a step of a pipeline, with a picture of what it draws.
  mutating func addStep(named name: String) {
    let steps = PipelineLibrary.standard.stepTypes.filter { $0.name == name }
    guard let first = steps.first else { return }
    text.add(first.summary)
    text.add(code: steps.map { $0.grammar }.joined(separator: "\n"))
    if let sample = StepSamples.pipeline(ofStepNamed: name), showsPictures {
      text.add(picture: PictureMaker.markdown(declarations: "-livery-pipeline: \(sample)"))
    }
    var known: Set<String> = []
    let parameters = steps.flatMap { $0.parameters }
      .filter { !$0.summary.isEmpty && known.insert($0.name).inserted }
    text.add(lines: parameters.map { (name: "\($0.name) – \($0.summary)", code: $0.grammar) })
  }

  /// Adds the notations of a color.
  mutating func addColor(_ color: CSSColor) {
    text.add(lines: [
      (name: "sRGB", code: color.hexadecimalText),
      (name: "HSL", code: Self.text(of: color, in: .hsl)),
      (name: "Oklch", code: Self.text(of: color, in: .oklch)),
    ])
    if showsPictures { text.add(picture: PictureMaker.markdown(color: color)) }
  }

  /// Returns the notation of a color in a polar color space, with few digits.
  private static func text(of color: CSSColor, in space: ColorSpace) -> String {
    let color = color.converted(to: space)
    func rounded(_ number: Double, _ digits: Double) -> String {
      let value = (number * digits).rounded() / digits
      return value == value.rounded() ? String(Int(value)) : String(value)
    }
    let alpha = color.alpha < 1 ? " / \(rounded(color.alpha, 100))" : ""
    let (first, second, third) = (color.first, color.second, color.third)
    return space == .oklch
      ? "oklch(\(rounded(first, 1000)) \(rounded(second, 1000)) \(rounded(third, 10))\(alpha))"
      : "hsl(\(rounded(first, 10)) \(rounded(second, 10))% \(rounded(third, 10))%\(alpha))"
  }
}

extension ItemDocumentation {
  /// Adds the declarations of a custom property, each with its file and line.
  ///
  /// - Parameters:
  ///   - name: The name with its two hyphens.
  ///   - theme: The theme.
  mutating func addVariable(named name: String, of theme: EditedTheme) {
    var lines: [(name: String, code: String)] = []
    var color: CSSColor?
    for found in theme.occurrences(of: .customProperty, named: name, includesBase: true)
    where found.occurrence.role == .declaration && lines.count < 12 {
      let tree = found.sheet.tree
      guard case .declaration(let declaration) = Syntax(tree, Int(found.occurrence.node)) else {
        continue
      }
      let value = tree.stream.text(of: declaration.value)
      lines.append((name: found.place, code: String(value.prefix(200))))
      color = SpecifiedColor(parsing: value)?.absolute ?? color
    }
    text.add(lines: lines)
    if let color { addColor(color) }
  }
}

extension EditedTheme.Occurrence {
  /// The file and the line of the occurrence, or the name of the base theme.
  fileprivate var place: String {
    guard let location = sheet.location(of: range, in: .utf8) else {
      return "base theme"
    }
    return "\(sheet.source.name):\(location.range.start.line + 1)"
  }
}
