import CSSSelectors
import CSSSyntax

// SPDX-License-Identifier: Apache-2.0
@testable import CSSCascade
@testable import CSSValues

/// Any bytes as a sheet, on a small tree that depends on them: nothing may trap, hang or grow without bounds, and what
/// elements share must be what each would be given by itself.
///
/// `Scripts/fuzz cascade` builds and runs this.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCascade(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  var random = RandomSheets(seed: seed(of: bytes), declarations: knownDeclarations)
  var sheet = CSSStyleSheet(
    data: bytes, name: "fuzz.css", origin: random.source.one(Origin.allCases))
  if random.source.happens(30) {
    sheet.add(random.text(), name: "other.css", origin: random.source.one(Origin.allCases))
  }
  sheet.environment = random.environment()
  for diagnostic in sheet.diagnostics { check(!diagnostic.description.isEmpty, "a sentence") }
  let tree = random.tree()
  let styled = StyledTree(of: tree, in: sheet)
  for index in 0..<styled.count where index == 0 || index + 1 == styled.count {
    readWhole(styled.style(at: index))
  }
  explain(styled, &random)
  checkAlone(tree.withoutOwnValues, in: sheet)
  ask(sheet, &random)
  return 0
}

/// A number that depends on all bytes.
private func seed(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
}

private func check(_ condition: Bool, _ fact: @autoclosure () -> String) {
  precondition(condition, fact())
}

/// Declarations of all properties, valid ones and ones that are mutated.
private let knownDeclarations: [String] = {
  var generator = ValueGenerator(seed: 1, lookup: Property.syntax(ofReference:))
  return Property.allCases.flatMap { property -> [String] in
    guard let syntax = try? ValueSyntax(parsing: property.definition.syntax) else { return [] }
    return (0..<8).map { number in
      let tokens = generator.tokens(of: syntax)
      let value = number < 6 ? tokens : generator.mutated(tokens)
      return "\(property):\(value.joined(separator: " "))"
    }
  }
}()

/// Every value of a style can be written.
private func readWhole(_ style: ComputedStyle) {
  for property in Property.allCases { check(style[property].footprint >= 0, "a size") }
  for property in [Property.font, .margin, .background, .color, .width, .lineHeight] {
    _ = style[property].description
  }
  for name in RandomSheets.names { _ = style.value(named: "--" + name)?.description }
}

/// An element of a tree has the style that it has when nothing is shared.
private func checkAlone(_ root: StyleElement, in sheet: CSSStyleSheet) {
  let rules = sheet.answers.rules
  guard rules.index.records.containers.count <= 1 else { return }
  let styled = StyledTree(of: root, in: sheet)
  var styler = ElementStyler(rules, styled.nodes.tree)
  var styles: [ComputedStyle.Storage] = []
  for index in 0..<styled.count {
    let style = styler.style(of: index, below: styled.parent(of: index).map { styles[$0] })
    styles.append(style)
    let alone = ComputedStyle(style)
    let shared = styled.style(at: index)
    for property in Property.allCases.prefix(Property.longhandCount) {
      check(
        alone.declaredValue(of: property) == shared.declaredValue(of: property),
        "\(property) of \(index) differs")
    }
    for name in RandomSheets.names {
      check(
        alone.value(named: "--" + name) == shared.value(named: "--" + name),
        "--\(name) of \(index) differs")
    }
  }
}

/// Descriptions are answered, or told why not.
private func ask(_ sheet: CSSStyleSheet, _ random: inout RandomSheets) {
  for _ in 0..<3 {
    let selector = random.description()
    let answer = sheet.prepare(selector)
    for name in ["color", "width", "font", "--x"] { _ = answer.css(name)?.description }
    _ = sheet.ruleSet(for: selector, state: [.highlighted]).font
    _ = sheet.css(selector, "margin")?.description
    _ = sheet.explain(selector, random.source.one(["color", "font", "--x"])).value
  }
}

/// What is explained is what holds.
private func explain(_ styled: StyledTree, _ random: inout RandomSheets) {
  let index = random.source.number(0...styled.count - 1)
  for name in ["color", "margin-left", "width", "margin", "--x", "nope"] {
    let explanation = styled.explain(name, at: index)
    let value = styled.style(at: index).value(named: name)?.description
    check(explanation.value == value, "\(name) is \(value ?? "nil")")
    let isShorthand = Property(name: name)?.isShorthand == true
    check(
      isShorthand || explanation.candidates.count(where: \.wins) <= 1, "one declaration wins")
  }
}

extension StyleElement {
  /// The same tree without what elements bring to the cascade themselves.
  fileprivate var withoutOwnValues: StyleElement {
    var element = self
    element.inlineStyle = nil
    element.codeSetValues = []
    element.size = nil
    element.children = children.map(\.withoutOwnValues)
    return element
  }
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximum: Int) -> Int

/// Changes bytes as libFuzzer does, or puts a rule or a declaration of the grammar somewhere.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateSheet(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  guard let data else { return 0 }
  var random = RandomSheets(seed: UInt64(seed), declarations: knownDeclarations)
  if random.source.happens(40) { return mutateBytes(data, size, maximum) }
  var text = Array(UnsafeBufferPointer(start: data, count: size))
  if random.source.happens(30) {
    text = Array(random.text().utf8)
  } else {
    let isDeclaration = random.source.happens(50)
    let mark = UInt8(ascii: isDeclaration ? ";" : "}")
    let marks = text.indices.filter { text[$0] == mark }
    let place = marks.isEmpty ? text.count : random.source.one(marks) + 1
    let piece = isDeclaration ? random.declaration() + ";" : random.rule(2)
    text.insert(contentsOf: piece.utf8, at: place)
  }
  let result = text.prefix(maximum)
  UnsafeMutableBufferPointer(start: data, count: maximum).update(fromContentsOf: result)
  return result.count
}
