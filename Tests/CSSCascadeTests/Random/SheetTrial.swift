// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

@testable import CSSCascade

/// A sheet on a small tree, asked all that can be asked: what contradicts itself is a fault.
struct SheetTrial {
  private let sheet: CSSStyleSheet
  private var random: RandomSheets
  /// What was found, in the order in which it was.
  private(set) var faults: [String] = []

  /// Tries the bytes of a sheet on a tree that chance makes.
  init(_ bytes: some Collection<UInt8>, _ random: RandomSheets) {
    self.random = random
    var sheet = CSSStyleSheet(
      data: bytes, name: "fuzz.css", origin: self.random.source.one(Origin.allCases))
    if self.random.source.happens(30) {
      let origin = self.random.source.one(Origin.allCases)
      sheet.add(self.random.text(), name: "other.css", origin: origin)
    }
    sheet.environment = self.random.environment()
    self.sheet = sheet
    run()
  }

  private mutating func check(_ holds: Bool, _ fact: @autoclosure () -> String) {
    if !holds { faults.append(fact()) }
  }

  private mutating func run() {
    for diagnostic in sheet.diagnostics { check(!diagnostic.description.isEmpty, "no sentence") }
    let tree = random.tree()
    var styled = StyledTree(of: tree, in: sheet)
    for index in [0, styled.count - 1] { readWhole(styled.style(at: index)) }
    explain(styled)
    checkCompiled(tree, styled)
    checkAlone(tree.withoutOwnValues)
    for _ in 0..<2 { update(&styled) }
    for _ in 0..<3 { ask() }
  }

  /// Every value of a style can be written.
  private mutating func readWhole(_ style: ComputedStyle) {
    for property in Property.allCases { check(style[property].footprint >= 0, "no size") }
    for property in [Property.font, .margin, .background, .color, .width, .lineHeight] {
      _ = style[property].description
    }
    for name in RandomSheets.names { _ = style.value(named: "--" + name)?.description }
  }

  /// What two styles of one element differ in is a fault.
  private mutating func compare(_ one: ComputedStyle, _ other: ComputedStyle, _ place: String) {
    for property in Property.allCases.prefix(Property.longhandCount) {
      let values = (one.declaredValue(of: property), other.declaredValue(of: property))
      check(
        values.0 == values.1,
        "\(property) of \(place): \(values.0?.description ?? "nil"), \(values.1?.description ?? "nil")"
      )
    }
    for name in RandomSheets.names.map({ "--" + $0 }) {
      let values = (one.value(named: name)?.description, other.value(named: name)?.description)
      check(values.0 == values.1, "\(name) of \(place): \(values.0 ?? "nil"), \(values.1 ?? "nil")")
    }
  }
}

extension SheetTrial {
  /// What was compiled, written and read again gives the same styles and the same answers.
  private mutating func checkCompiled(_ tree: StyleElement, _ styled: StyledTree) {
    let bytes = sheet.compiled()
    check(bytes == sheet.compiled(), "compiled twice, it is another theme")
    guard let compiled = try? CSSStyleSheet(compiled: bytes, environment: sheet.environment) else {
      return check(false, "what was compiled is refused")
    }
    let other = StyledTree(of: tree, in: compiled)
    for index in 0..<styled.count {
      compare(other.style(at: index), styled.style(at: index), "\(index) of the compiled theme")
    }
    let selector = random.description()
    for name in ["color", "width", "--x"] {
      let values = [sheet, compiled].map { $0.css(selector, name)?.description }
      check(values[0] == values[1], "\(name) of '\(selector)' in the compiled theme")
    }
    let explained = [styled, other].map { $0.explain("color", at: 0).candidates.map(\.reason) }
    check(explained[0] == explained[1], "explained otherwise in the compiled theme")
  }
}

extension SheetTrial {
  /// An element of a tree has the style that it has when nothing is shared.
  private mutating func checkAlone(_ root: StyleElement) {
    let rules = sheet.answers.rules
    guard rules.index.records.conditions.containers.count <= 1 else { return }
    let styled = StyledTree(of: root, in: sheet)
    for index in 0..<styled.count {
      var styler = TreeStyler(rules)
      let alone = styler.style(of: index, in: styled.nodes)
      compare(alone, styled.style(at: index), "\(index) by itself")
    }
  }

  /// A tree that was updated is the tree that would be made anew.
  private mutating func update(_ styled: inout StyledTree) {
    let index = random.source.number(0...styled.count - 1)
    guard styled.element(at: index) != nil else { return }
    styled.update(index, to: random.element())
    guard let root = styled.described(0) else { return }
    let anew = StyledTree(of: root, in: sheet)
    check(anew.count == styled.count, "\(styled.count) elements, \(anew.count) anew")
    guard anew.count == styled.count else { return }
    for place in 0..<styled.count {
      compare(styled.style(at: place), anew.style(at: place), "\(place) once \(index) changed")
    }
  }

  /// What is explained is what holds.
  private mutating func explain(_ styled: StyledTree) {
    let index = random.source.number(0...styled.count - 1)
    for name in ["color", "margin-left", "width", "margin", "--x", "nope"] {
      let explanation = styled.explain(name, at: index)
      let value = styled.style(at: index).value(named: name)?.description
      check(explanation.value == value, "\(name) is explained as \(explanation.value ?? "nil")")
      let isShorthand = Property(name: name)?.isShorthand == true
      let winners = explanation.candidates.count(where: \.wins)
      check(isShorthand || winners <= 1, "\(winners) declarations of \(name) win")
    }
  }

  /// Descriptions are answered, or told why not.
  private mutating func ask() {
    let selector = random.description()
    let answer = sheet.prepare(selector)
    for name in ["color", "width", "font", "--x"] { _ = answer.css(name)?.description }
    _ = sheet.ruleSet(for: selector, state: [.highlighted]).font
    for name in ["color", "width", "--x"] {
      let value = sheet.css(selector, name)?.description
      let explained = sheet.explain(selector, name).value
      check(explained == value, "\(name) of '\(selector)' is explained as \(explained ?? "nil")")
    }
  }
}

extension StyledTree {
  /// The element at a place with all that is below it.
  fileprivate func described(_ index: Int) -> StyleElement? {
    guard var element = element(at: index) else { return nil }
    element.children = (0..<count).filter { parent(of: $0) == index }.compactMap { described($0) }
    return element
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
