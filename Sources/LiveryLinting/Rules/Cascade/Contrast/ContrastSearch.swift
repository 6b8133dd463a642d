// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryPrinting

/// A search for text with insufficient contrast in a theme.
struct ContrastSearch {
  /// A selector of an element with a color of its own, in a rule that sets a color or a background.
  struct Candidate {
    /// The selector.
    let subject: ContrastSubject
    let block: LintedBlock
    /// The selector without the element's states.
    let withoutStates: String
    /// Whether the rule sets the element's color.
    let hasColor: Bool
    /// Whether the element may have different colors in another color scheme.
    let hasSchemes: Bool
  }

  /// An element that one or more selectors with equal texts describe.
  struct Element {
    let subject: ContrastSubject
    /// Whether the element may have different colors in another color scheme.
    var hasSchemes: Bool
    /// The contrasts so far, which may come from an earlier check.
    var contrasts: ContrastMemory.Element?
  }

  let theme: LintedTheme
  private(set) lazy var composited = theme.composited()
  let paintsOneBackground: Bool
  private let candidates: [Candidate]
  /// The elements of the candidates, sorted by selector text so that neighbors share ancestors.
  var elements: [Element]
  private var logs: [DiagnosticLog]
  /// The selectors with a finding in any color scheme.
  private var reported: Set<String> = []
  /// The rules of each sheet with a finding, by node.
  ///
  /// A rule has at most one finding.
  private var rules: [Set<Int>]

  init(_ theme: LintedTheme) {
    self.theme = theme
    paintsOneBackground = theme.paintsOneBackground
    candidates = Self.candidates(of: theme, paintsOneBackground)
    elements = Self.elements(of: candidates)
    logs = theme.sheets.map { _ in DiagnosticLog() }
    rules = theme.sheets.map { _ in [] }
    recallContrasts()
  }

  private static func candidates(
    of theme: LintedTheme, _ paintsOneBackground: Bool
  ) -> [Candidate] {
    let painted = ElementFilter.all(in: theme) { $0.setsBackground($1) || paintsOneBackground }
    let changing = ElementFilter.all(in: theme) { $0.dependsOnColorScheme($1) }
    let found = concurrentMap(theme.sheets.count) { number in
      candidates(
        in: theme.sheets[number], number: number, painted: painted[number],
        changing: changing[number])
    }
    // An element that inherits its color may have no text at all.
    let colored = Set(found.joined().lazy.filter(\.hasColor).map(\.withoutStates))
    return found.joined().filter { colored.contains($0.withoutStates) }
  }

  /// Returns the elements to check, without disabled controls, which WCAG exempts, and
  /// pseudo-elements.
  private static func elements(of candidates: [Candidate]) -> [Element] {
    var elements: [Element] = []
    var indexes: [String: Int] = [:]
    for candidate in candidates {
      let text = candidate.subject.text
      if let index = indexes[text] {
        elements[index].hasSchemes = elements[index].hasSchemes || candidate.hasSchemes
      } else if !text.mentions("::"), !text.mentions("disabled") {
        indexes[text] = elements.count
        elements.append(Element(subject: candidate.subject, hasSchemes: candidate.hasSchemes))
      }
    }
    return elements.sorted { $0.subject.text < $1.subject.text }
  }

  private static func candidates(
    in sheet: LintedSheet, number: Int, painted: ElementFilter, changing: ElementFilter
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    for block in sheet.blocks where block.kind == .style {
      let hasColor = sheet.styleDeclarations(of: block).contains { $0.property == .color }
      guard hasColor || sheet.setsBackground(block) else { continue }
      for selector in block.selectors where painted.mayMatch(selector) {
        let text = sheet.selectors.text(of: selector)
        candidates.append(
          Candidate(
            subject: ContrastSubject(sheet: number, selector: selector, text: text), block: block,
            withoutStates: sheet.selectors.textWithoutStates(of: selector), hasColor: hasColor,
            hasSchemes: changing.mayMatch(selector)))
      }
    }
    return candidates
  }

  /// The findings of all color schemes so far.
  var findings: [ThemeRuleFinding] {
    logs.enumerated().flatMap { number, log in
      log.diagnostics.map { ThemeRuleFinding(inSheet: number, $0) }
    }
  }
}

extension ContrastSearch {
  /// Checks all elements in one color scheme.
  mutating func run(in scheme: CSSColorScheme) {
    let pairs = unreadablePairs(in: scheme)
    let unreadable = candidates.compactMap { candidate in
      pairs[candidate.subject.text].map { (candidate: candidate, pair: $0) }
    }
    // Report the color, or the background if another rule sets the color.
    for properties in [[Property.color], [.backgroundColor, .background]] {
      for (candidate, pair) in unreadable {
        let (number, text) = (candidate.subject.sheet, candidate.subject.text)
        guard !reported.contains(text), !rules[number].contains(candidate.block.node),
          let range = theme.sheets[number].valueRange(of: properties, in: candidate.block, scheme)
        else { continue }
        logs[number].add(pair.diagnostic(at: range, in: scheme))
        reported.insert(text)
        rules[number].insert(candidate.block.node)
      }
    }
  }

  /// Returns the pairs with insufficient contrast in a color scheme, by selector.
  ///
  /// In the second scheme, only elements that may differ from the first one are checked.
  private mutating func unreadablePairs(in scheme: CSSColorScheme) -> [String: ContrastPair] {
    let checked = elements.indices.filter {
      scheme == theme.colorSchemes.first || elements[$0].hasSchemes
    }
    computeContrasts(of: checked.filter { elements[$0].contrasts?.pairs[scheme] == nil }, scheme)
    return Dictionary(
      uniqueKeysWithValues: checked.compactMap { index in
        guard case .some(.some(let pair)) = elements[index].contrasts?.pairs[scheme] else {
          return nil
        }
        return (elements[index].subject.text, pair)
      })
  }
}

extension LintedSheet {
  /// Returns the byte range of the last value of some properties in a block that applies in a color
  /// scheme.
  fileprivate func valueRange(
    of properties: [Property], in block: LintedBlock, _ scheme: CSSColorScheme
  ) -> Range<Int>? {
    let last = styleDeclarations(of: block).last { declaration in
      guard let property = declaration.property, properties.contains(property) else { return false }
      return self.scheme(of: declaration).contains(ColorSchemeScope(scheme))
    }
    return last.map { stream.byteRange(of: view($0).value) }
  }
}
