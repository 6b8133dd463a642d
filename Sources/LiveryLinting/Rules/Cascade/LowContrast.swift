// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

extension LintRule {
  /// Text that is hard to read on what lies behind it, in any color scheme.
  static let lowContrast = LintRule(
    "low-contrast", .bug,
    help: "text has a contrast of 4.5:1 to what lies behind it, and of 3:1 where it is large",
    bad: ".badge { color: #999; background-color: #fff }",
    good: ".badge { color: #595959; background-color: #fff }"
  ) { (theme: LintedTheme) in
    let sheet = theme.composited()
    let colored = theme.coloredSelectors
    var logs = theme.sheets.map { _ in DiagnosticLog() }
    var told: Set<String> = []
    var places = theme.sheets.map { _ in Set<Range<Int>>() }
    for scheme in [ColorScheme.light, .dark] {
      var seen = told
      var composited = sheet
      composited.environment.colorScheme = scheme
      let pairs = ContrastPairs(composited, paintsOneBackground: theme.paintsOneBackground)
      // The color is what is told about, and the background where another rule has the color.
      for properties in [[Property.color], [.backgroundColor, .background]] {
        for (number, linted) in theme.sheets.enumerated() {
          for block in linted.blocks where block.kind == .style {
            guard let place = linted.place(of: properties, in: block, scheme),
              !places[number].contains(place)
            else { continue }
            for selector in block.selectors {
              let text = linted.selectorTexts[Int(linted.selectorIDs[selector])]
              guard colored.contains(text.withoutStates), seen.insert(text).inserted,
                let pair = pairs.pair(of: text), !pair.isReadable
              else { continue }
              logs[number].add(pair.diagnostic(at: place, in: scheme))
              told.insert(text)
              places[number].insert(place)
              break
            }
          }
        }
      }
    }
    return logs.enumerated().flatMap { number, log in
      log.diagnostics.map { SheetFinding(number, $0) }
    }
  }
}

extension LintedSheet {
  /// Where the last value of some properties stands that counts for a rule's elements in a color scheme.
  fileprivate func place(
    of properties: [Property], in block: LintedBlock, _ scheme: ColorScheme
  ) -> Range<Int>? {
    let own = declarations(of: block).last { declaration in
      guard let property = declaration.property, properties.contains(property) else { return false }
      let scope = self.scheme(of: declaration)
      return scope == .both || (scope == .dark) == (scheme == .dark)
    }
    return own.map { stream.byteRange(of: view($0).value) }
  }
}

extension LintedTheme {
  /// The selectors, without their states, of the elements that are given a color of their own.
  ///
  /// Whether one that inherits its color has any text nobody knows.
  fileprivate var coloredSelectors: Set<String> {
    var colored: Set<String> = []
    for sheet in sheets {
      for block in sheet.blocks
      where sheet.declarations(of: block).contains(where: { $0.property == .color }) {
        for selector in block.selectors {
          colored.insert(sheet.selectorTexts[Int(sheet.selectorIDs[selector])].withoutStates)
        }
      }
    }
    return colored
  }

  /// Whether no element but the root has a background: then that lies behind all of them.
  fileprivate var paintsOneBackground: Bool {
    let roots: Set<String> = [":root", "body", "html", "*"]
    return !configuration.usesDefaultSheet
      && !sheets.contains { sheet in
        sheet.blocks.contains { block in
          let paints = sheet.declarations(of: block).contains {
            $0.property == .background || $0.property == .backgroundColor
              || $0.property == .backgroundImage || $0.property == .liveryPipeline
          }
          return paints
            && block.selectors.contains {
              !roots.contains(sheet.selectorTexts[Int(sheet.selectorIDs[$0])])
            }
        }
      }
  }
}
