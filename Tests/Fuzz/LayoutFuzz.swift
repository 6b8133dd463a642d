// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryDisplay
import LiveryLayout
import LiveryPipelines

@testable import CSSValues

/// Fuzzes the layout with a style sheet, and with markup from the first angle bracket on.
///
/// The layout must not trap, hang or exceed its memory bounds. Serialized markup must parse to the
/// same text, and all positions must be finite.
///
/// `Scripts/campaign fuzz layout` builds and runs this.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let split = bytes.firstIndex(of: UInt8(ascii: "<")) ?? size
  let css = String(decoding: bytes[..<split], as: UTF8.self)
  let markup = String(decoding: bytes[split...], as: UTF8.self)
  let text = StyledText(markup: markup)
  let printed = StyledText(markup: text.markup, options: .serialized)
  precondition(printed == text, "'\(text.markup)' is read again as '\(printed.markup)'")
  var boxes = BoxTree(text.root, in: CSSStyleSheet(basics + css))
  for width in [nil, 0, 1, 37.5, 300, 1e9] as [Double?] { check(boxes, width: width) }
  boxes.setStates(["hover", "active"], of: size % max(1, boxes.count))
  check(boxes, width: 120)
  return 0
}

/// The default styles of markup elements.
private let basics = """
  styledText, p, div, h1, h2, ul, ol, blockquote, pre { display: block } li { display: list-item }
  button { display: inline-block } pre { white-space: pre } p { margin: 1em 0 }
  """

private let measurementContext = MeasurementContext(text: UniformTextMeasuring())

private func check(_ boxes: BoxTree, width: Double?) {
  let layout = boxes.layout(width: width, measuring: measurementContext)
  precondition(layout.size.width.isFinite && layout.size.height.isFinite, "a size is numbers")
  for line in layout.textLines {
    precondition(
      line.frame.minX.isFinite && line.frame.minY.isFinite, "a insertionIndex is numbers")
  }
  for number in 0..<min(boxes.count, 20) {
    for frame in layout.frames(of: number) {
      precondition(frame.width >= 0 && frame.height >= 0, "a frame is not less than nothing")
    }
  }
  let list = layout.displayList(visible: Rect(x: 0, y: 0, width: 300, height: 200))
  let ends = list.commands.count { $0 == .end }
  precondition(list.commands.count(where: \.opensScope) == ends, "what begins has an end")
  for point in [Point(0, 0), Point(10, 5), Point(-3, 1e9)] {
    if let hit = layout.hit(point) { precondition(hit < boxes.count, "an element is hit") }
  }
  _ = layout.accessibilityText
}

/// Declarations of the properties that affect layout, valid and mutated.
private let sampleDeclarations: [String] = {
  var generator = ValueGenerator(seed: 1, lookup: Property.syntax(ofReference:))
  let preludes = [
    "align", "aspect", "border", "bottom", "box-sizing", "clear", "column", "direction", "display",
    "flex", "float", "font", "gap", "grid", "height", "hyphens", "inset", "justify", "left",
    "letter",
    "line", "list", "margin", "max-", "min-", "opacity", "order", "overflow", "padding", "position",
    "right", "row-gap", "text", "top", "transform", "vertical", "white", "width", "word", "z-index",
  ]
  return Property.allCases.flatMap { property -> [String] in
    guard preludes.contains(where: { property.name.hasPrefix($0) }),
      let syntax = try? ValueSyntax(parsing: property.definition.syntax)
    else { return [] }
    return (0..<8).map { number in
      let tokens = generator.tokens(of: syntax)
      let value = number < 7 ? tokens : generator.mutated(tokens)
      return "\(property):\(value.joined(separator: " "))"
    }
  }
}()

private let sampleTags = [
  "<b>", "</b>", "<i>", "</i>", "<a href=x>", "</a>", "<p>", "</p>", "<div class=a>", "</div>",
  "<span class=b>", "</span>", "<ul><li>", "</ul>", "<ol start=9>", "<li>", "<br>", "<img src=p>",
  "<button>", "</button>", "<pre>", "&amp;", "&nbsp;", "text ", "\u{5D0}\u{5D1} ", "so\u{AD}ft",
]

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximum: Int) -> Int

/// Mutates bytes as libFuzzer does, or adds a rule to the style sheet or a tag to the markup.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateLayout(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  guard let data else { return 0 }
  var source = SeededGenerator(seed: UInt64(seed))
  if source.happens(30) { return mutateBytes(data, size, maximum) }
  var text = Array(UnsafeBufferPointer(start: data, count: size))
  let split = text.firstIndex(of: UInt8(ascii: "<")) ?? text.count
  if source.happens(50) {
    let names = ["styledText", ".a", ".b", "p", "span", "li", "img", "button", "a:hover"]
    let rule =
      "\(source.one(names)){\(source.one(sampleDeclarations));\(source.one(sampleDeclarations))}"
    text.insert(contentsOf: rule.utf8, at: split)
  } else {
    let insertionIndices =
      text.indices[split...].filter { text[$0] == UInt8(ascii: "<") } + [text.count]
    text.insert(contentsOf: source.one(sampleTags).utf8, at: source.one(insertionIndices))
  }
  let result = text.prefix(maximum)
  UnsafeMutableBufferPointer(start: data, count: maximum).update(fromContentsOf: result)
  return result.count
}
