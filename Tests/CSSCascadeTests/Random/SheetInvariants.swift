// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

@testable import CSSCascade

/// Checks that a sheet is consistent: a random tree is styled and queried in all ways.
struct SheetInvariants {
  private let sheet: CSSStyleSheet
  private var random: RandomSheets
  /// The faults, in the order of detection.
  private(set) var faults: [String] = []

  /// Tries the bytes of a sheet on a random tree.
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

  private mutating func check(_ matches: Bool, _ message: @autoclosure () -> String) {
    if !matches { faults.append(message()) }
  }

  private mutating func run() {
    for diagnostic in sheet.diagnostics { check(!diagnostic.description.isEmpty, "no sentence") }
    let tree = random.tree()
    var styled = StyledTree(of: tree, in: sheet)
    for index in [0, styled.count - 1] { readAllValues(styled.style(at: index)) }
    explain(styled)
    checkCompiled(tree, styled)
    checkUnshared(tree.withoutAttachedStyles)
    for _ in 0..<2 { update(&styled) }
    for _ in 0..<3 { query() }
  }

  /// Checks that every value of a style can be serialized.
  private mutating func readAllValues(_ style: ComputedStyle) {
    for property in Property.allCases { check(style[property].sizeInBytes >= 0, "no size") }
    for property in [Property.font, .margin, .background, .color, .width, .lineHeight] {
      _ = style[property].description
    }
    for name in RandomSheets.names { _ = style.value(named: "--" + name)?.description }
  }

  /// Reports each difference between two styles of one element as a fault.
  private mutating func compare(_ one: ComputedStyle, _ other: ComputedStyle, _ location: String) {
    for property in Property.allCases.prefix(Property.longhandCount) {
      let values = (one.declaredValue(of: property), other.declaredValue(of: property))
      check(
        values.0 == values.1,
        "\(property) of \(location): \(values.0?.description ?? "nil"), \(values.1?.description ?? "nil")"
      )
    }
    for name in RandomSheets.names.map({ "--" + $0 }) {
      let values = (one.value(named: name)?.description, other.value(named: name)?.description)
      check(
        values.0 == values.1, "\(name) of \(location): \(values.0 ?? "nil"), \(values.1 ?? "nil")")
    }
  }
}

extension SheetInvariants {
  /// Checks that a compiled and loaded theme has the same styles and results.
  private mutating func checkCompiled(_ tree: StyleElement, _ styled: StyledTree) {
    let bytes = sheet.compiled()
    check(bytes == sheet.compiled(), "compiled twice, it is another theme")
    guard let compiled = try? CSSStyleSheet(compiled: bytes, environment: sheet.environment) else {
      return check(false, "the compiled theme is rejected")
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

extension SheetInvariants {
  /// Checks that the style of an element is the same without sharing.
  private mutating func checkUnshared(_ root: StyleElement) {
    let rules = sheet.styleCache.rules
    guard rules.index.records.conditions.containers.count <= 1 else { return }
    let styled = StyledTree(of: root, in: sheet)
    for index in 0..<styled.count {
      var styler = TreeStyler(rules)
      let unshared = styler.style(of: index, in: styled.nodes)
      compare(unshared, styled.style(at: index), "\(index) by itself")
    }
  }

  /// Checks that an updated tree is equal to a new tree.
  private mutating func update(_ styled: inout StyledTree) {
    let index = random.source.number(0...styled.count - 1)
    guard styled.element(at: index) != nil else { return }
    styled.update(index, to: random.element())
    guard let root = styled.subtree(0) else { return }
    let fresh = StyledTree(of: root, in: sheet)
    check(fresh.count == styled.count, "\(styled.count) elements, \(fresh.count) anew")
    guard fresh.count == styled.count else { return }
    for element in 0..<styled.count {
      compare(
        styled.style(at: element), fresh.style(at: element), "\(element) once \(index) changed")
    }
  }

  /// Checks that explanations agree with the styles.
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

  /// Checks that a query of a description returns consistent results or a diagnostic.
  private mutating func query() {
    let selector = random.description()
    let prepared = sheet.prepare(selector)
    for name in ["color", "width", "font", "--x"] { _ = prepared.css(name)?.description }
    _ = sheet.ruleSet(for: selector, state: [.highlighted]).font
    for name in ["color", "width", "--x"] {
      let value = sheet.css(selector, name)?.description
      let explained = sheet.explain(selector, name).value
      check(explained == value, "\(name) of '\(selector)' is explained as \(explained ?? "nil")")
    }
  }
}

extension StyledTree {
  /// Returns the element at an index with its descendants.
  fileprivate func subtree(_ index: Int) -> StyleElement? {
    guard var element = element(at: index) else { return nil }
    element.children = (0..<count).filter { parent(of: $0) == index }.compactMap { subtree($0) }
    return element
  }
}

extension StyleElement {
  /// The tree without the inline styles, presentational hints and sizes of its elements.
  fileprivate var withoutAttachedStyles: StyleElement {
    var element = self
    element.inlineStyle = nil
    element.presentationalHints = []
    element.size = nil
    element.children = children.map(\.withoutAttachedStyles)
    return element
  }
}
