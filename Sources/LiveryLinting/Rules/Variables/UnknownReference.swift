// SPDX-License-Identifier: Apache-2.0
import CSSCascade
package import CSSSyntax
import CSSValues
import LiveryPrinting

extension Diagnostic.Kind {
  /// A reference to an animation, a font or a file that does not exist.
  package static let unknownReference = Self("unknown-reference", .error) {
    "there is no \($0.subject) '\($0.found)'\($0.didYouMean)"
  }
}

extension LintRule {
  /// A reference to an animation, a font or a file that does not exist.
  static let unknownReference = LintRule(
    .unknownReference, .error,
    help: "an animation, a font or a file that a theme names must be part of the theme",
    bad: "@keyframes fade { from { opacity: 0 } } .pane { animation-name: fda }",
    good: "@keyframes fade { from { opacity: 0 } } .pane { animation-name: fade }"
  ) { (theme: LintedTheme) in
    theme.findings { sheet in
      var log = DiagnosticLog()
      for declaration in sheet.declarations where !sheet.isUnsupported(declaration) {
        let view = sheet.view(declaration)
        switch declaration.property {
        case .animation, .animationName:
          guard theme.names.isComplete, sheet.blocks[declaration.block].kind == .style else {
            break
          }
          sheet.addUnknownAnimations(of: view, theme.names, &log)
        case .fontFamily: sheet.addSimilarFonts(of: view, theme.names, &log)
        default: break
        }
        sheet.addMissingFiles(of: view, &log)
      }
      return log.diagnostics
    }
  }
}

extension LintedSheet {
  /// Reports the animations in a value that no sheet of the theme declares.
  ///
  /// The entries with variables may name any animation.
  fileprivate func addUnknownAnimations(
    of declaration: Declaration, _ names: ThemeNames, _ log: inout DiagnosticLog
  ) {
    let hasVariables = declaration.hasBlocks && stream.hasVariable(in: declaration.value)
    // An invalid entry makes the whole value invalid.
    guard hasVariables || !declaration.animationNames(in: declaration.value).isEmpty else { return }
    for entry in stream.entries(of: declaration.value)
    where !hasVariables || !stream.hasVariable(in: entry) {
      let unknown = Set(declaration.animationNames(in: entry)).subtracting(names.keyframes)
      if unknown.isEmpty { continue }
      for token in entry where [.ident, .string].contains(stream[token].kind) {
        let name = stream.value(of: token)
        guard unknown.contains(name) else { continue }
        let diagnostic = Diagnostic(
          .unknownReference, unknown: name, at: stream.range(of: token), among: names.keyframes)
        log.add(diagnostic.about("animation"))
      }
    }
  }

  /// Reports font families in a value that are probably spelling mistakes of families in the theme.
  fileprivate func addSimilarFonts(
    of declaration: Declaration, _ names: ThemeNames, _ log: inout DiagnosticLog
  ) {
    guard !names.fontFamilies.isEmpty else { return }
    for token in declaration.value where [.ident, .string].contains(stream[token].kind) {
      let name = stream.value(of: token)
      // A single word of a longer family name is not significant.
      let isWhole =
        stream[token].kind == .string
        || !declaration.value.contains {
          $0 != token && abs($0 - token) <= 2 && stream[$0].kind == .ident
        }
      guard isWhole, name.utf8.count >= 4,
        let suggestion = closest(to: name, in: names.fontFamilies)
      else { continue }
      log.add(
        Diagnostic(
          .unknownReference, range: stream.range(of: token),
          facts: [.subject("font"), .found(String(name.prefix(60)))], suggestion: suggestion,
          with: stringText(suggestion)))
    }
  }

  /// Reports the files in a value that do not exist.
  fileprivate func addMissingFiles(of declaration: Declaration, _ log: inout DiagnosticLog) {
    guard let loader = source.loader else { return }
    for token in declaration.value {
      let isURL = stream[token].kind == .url
      let isFunction = stream[token].kind == .function && stream.value(of: token, equals: "url")
      guard isURL || isFunction else { continue }
      var addressToken = token
      if isFunction {
        var cursor = TokenCursor(stream, token + 1..<declaration.value.upperBound)
        guard cursor.peek() == .string, let string = cursor.next() else { continue }
        addressToken = string
      }
      let address = stream.value(of: addressToken)
      guard !address.isEmpty, !address.contains(":"), !address.hasPrefix("#"),
        isMissing(address, loader)
      else { continue }
      log.add(
        Diagnostic(
          .unknownReference, range: stream.range(of: addressToken),
          facts: [.subject("file"), .found(String(address.prefix(120)))]))
    }
  }

  private func isMissing(_ address: String, _ loader: any ResourceLoader) -> Bool {
    let base = loader.location(ofSheet: source.name)
    do throws(ResourceError) {
      let location = try loader.location(of: address, from: base)
      _ = try loader.load(location)
      return false
    } catch {
      if case .notFound = error { return true }
      return false
    }
  }
}

extension Declaration {
  /// Returns the animations that an entry of an `animation` or `animation-name` names.
  ///
  /// - Parameter entry: The tokens of the entry.
  /// - Returns: The names; empty for an invalid entry, `none` and a CSS-wide keyword.
  fileprivate func animationNames(in entry: Range<Int>) -> [String] {
    let stream = tree.stream
    guard CSSWideKeyword(stream, in: entry) == nil,
      let property = Property(nameToken: Int(tree.nodes[index].first), in: stream),
      let values = property.longhandValues(stream, in: entry)
    else { return [] }
    switch values.first(where: { $0.property == .animationName })?.value {
    case .identifier(let name)?, .string(let name)?: return [name]
    case .list(let names)?:
      return names.compactMap { name in
        switch name {
        case .identifier(let name), .string(let name): name
        default: nil
        }
      }
    default: return []
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a subject.
  fileprivate func about(_ subject: String) -> Diagnostic {
    Diagnostic(kind, range: range, facts: [.subject(subject)] + facts, fixIts: fixIts)
  }
}
