// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryDisplay
import LiveryPipelines
import LiveryRendering

@testable import CSSValues

/// Fuzzes pipelines with arbitrary bytes as the declarations of an element.
///
/// After an equals sign, the bytes are the value of `-livery-pipeline`. The code must not trap,
/// hang or exceed its memory bounds. The resulting steps are serialized, parsed again, measured and
/// drawn.
///
/// `Scripts/campaign fuzz pipelines` builds and runs this.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPipelines(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
  let format = Rendering.Format.allCases[size % Rendering.Format.allCases.count]
  if text.first == "=" {
    guard let value = Property.liveryPipeline.value(parsing: String(text.dropFirst())) else {
      return 0
    }
    var problems: [PipelineProblem] = []
    let computed = value.computed(for: .liveryPipeline, in: ComputationContext())
    if let pipeline = Pipeline(computed, problems: &problems) { check(pipeline, problems, format) }
  } else {
    let sheet = CSSStyleSheet(".fuzzed { \(text) }")
    var checked: Pipeline?
    for state in [ControlState.normal, .highlighted] {
      let resolved = sheet.resolvedPipeline(for: ".fuzzed", state: state)
      guard resolved.pipeline != checked else { break }
      checked = resolved.pipeline
      check(resolved.pipeline, resolved.problems, format)
    }
  }
  return 0
}

private func check(
  _ pipeline: Pipeline, _ problems: [PipelineProblem], _ format: Rendering.Format
) {
  for problem in problems {
    precondition(!"\(problem)".isEmpty && problem.index >= 0, "a problem says what and where it is")
  }
  checkPrinting(of: pipeline)
  for content in contents {
    checkMeasures(of: pipeline, content)
    draw(pipeline, content, as: format)
  }
}

/// Checks that the serialized steps parse to equal steps.
///
/// The style sheet that resolves a URL is not serialized.
private func checkPrinting(of pipeline: Pipeline) {
  let printed = pipeline.description
  let again = Pipeline(parsing: printed)
  let hasSheet = printed.contains("url(") || printed.contains("image(")
  precondition(
    again == pipeline || hasSheet && again?.description == printed,
    "'\(printed)' comes back as '\(again?.description ?? "nothing")'")
}

private let contents = [
  PipelineContent(text: "Done"),
  PipelineContent(
    text: "A longer text, of several words\nand lines", image: .url(URLValue("picture.png"))),
]

/// Checks that sizes are finite, and that each nesting level of a list has an end.
private func checkMeasures(of pipeline: Pipeline, _ content: PipelineContent) {
  let uniform = MeasurementContext(text: UniformTextMeasuring())
  for width in [nil, 0, 120] as [Double?] {
    let size = pipeline.naturalSize(
      for: content, measuring: uniform, width: width, includesInsets: width == nil)
    precondition(size.width.isFinite && size.height.isFinite, "\(size) is a size")
  }
  for size in [Size(60, 30), Size(0, 0), Size(1e-300, 1e-9), Size(1e300, 7), Size(1e6, 1e6)] {
    let list = pipeline.displayList(
      in: Rect(origin: Point(2, -3), size: size), content: content, measuring: uniform)
    let ends = list.commands.count { $0 == .end }
    precondition(list.commands.count(where: \.opensScope) == ends, "what begins has an end")
    let overflow = pipeline.overflow(for: size, content: content, measuring: uniform)
    for distance in [overflow.top, overflow.right, overflow.bottom, overflow.left] {
      precondition(distance.isFinite && distance >= 0, "\(overflow) are distances")
    }
  }
}

private let renderer: Renderer = {
  var options = RenderingOptions()
  options.maximumPixels = 4 << 20
  options.caches.shadows = 1 << 20
  options.caches.texts = 1 << 20
  return Renderer(options: options, images: ImageLoader { _ in picture })
}()

/// An image of 6 by 6 pixels with two colors.
private let picture: [UInt8] = {
  var list = DisplayList()
  list.add(
    .fill(Path(Rect(x: 0, y: 0, width: 4, height: 6)), .color(RGBA(red: 1, green: 0, blue: 0))))
  list.add(
    .fill(
      Path(Rect(x: 4, y: 0, width: 2, height: 6)),
      .color(RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))))
  return (try? Renderer().png(list, size: Size(6, 6))) ?? []
}()

/// Draws on a few pixels or as vector graphics.
private func draw(_ pipeline: Pipeline, _ content: PipelineContent, as format: Rendering.Format) {
  let list = pipeline.displayList(
    in: Rect(x: 2, y: 2, width: 60, height: 26), content: content, measuring: renderer.measuring)
  do {
    let rendering = try renderer.rendering(list, as: format, size: Size(64, 32), scale: 1.5)
    precondition(!rendering.bytes.isEmpty, "a file has bytes")
    for problem in rendering.problems { precondition(!"\(problem)".isEmpty) }
  } catch {
    preconditionFailure("\(error)")
  }
}

/// Declarations of the properties that generate steps, valid and mutated.
private let sampleDeclarations: [String] = {
  var generator = ValueGenerator(seed: 1, lookup: Property.syntax(ofReference:))
  return Property.allCases.flatMap { property -> [String] in
    guard let syntax = try? ValueSyntax(parsing: property.definition.syntax) else { return [] }
    return (0..<count(of: property)).map { number in
      let tokens = generator.tokens(of: syntax)
      let value = number % 4 > 0 ? tokens : generator.mutated(tokens)
      return "\(property.name):\(value.joined(separator: " "))"
    }
  }
}()

/// Returns the number of generated declarations of a property.
///
/// Properties that paint have several, and those that generate no step have none.
private func count(of property: Property) -> Int {
  let preludes = [
    "background", "border", "box-", "clip-path", "color", "filter", "font", "height", "image",
    "letter-", "line-", "mask", "max-", "min-", "object", "opacity", "outline", "padding", "rotate",
    "scale", "text", "transform", "translate", "white-space", "width", "word-",
  ]
  if property == .liveryPipeline { return 400 }
  return preludes.contains { property.name.hasPrefix($0) } ? 6 : 0
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximum: Int) -> Int

/// Mutates bytes as libFuzzer does, or inserts a generated declaration or generated steps.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateDeclarations(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  guard let data else { return 0 }
  var source = SeededGenerator(seed: UInt64(seed))
  if source.happens(50) { return mutateBytes(data, size, maximum) }
  var text = Array(UnsafeBufferPointer(start: data, count: size))
  let declaration = source.one(sampleDeclarations)
  let name = "-livery-pipeline:"
  let isStep = declaration.hasPrefix(name) && source.happens(75)
  let terminator = UInt8(ascii: isStep ? ")" : ";")
  let terminatorIndices = text.indices.filter { text[$0] == terminator }
  let insertionIndex = terminatorIndices.isEmpty ? text.count : source.one(terminatorIndices) + 1
  let piece = isStep ? " " + declaration.dropFirst(name.count) : ";" + declaration + ";"
  text.insert(contentsOf: piece.utf8, at: insertionIndex)
  let result = text.prefix(maximum)
  UnsafeMutableBufferPointer(start: data, count: maximum).update(fromContentsOf: result)
  return result.count
}
