// SPDX-License-Identifier: Apache-2.0
import CSSCascade
package import CSSSyntax
import CSSValues

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
        case .animationName where theme.names.isComplete:
          sheet.addUnknownAnimations(of: view, theme.names, &log)
        case .animation where theme.names.isComplete:
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
  fileprivate func addUnknownAnimations(
    of declaration: Declaration, _ names: ThemeNames, _ log: inout DiagnosticLog
  ) {
    guard !declaration.hasBlocks || !uses(declaration),
      let values = Property.animation.longhandValuesOrName(declaration)
    else { return }
    let unknown = Set(values.filter { !names.keyframes.contains($0) })
    if unknown.isEmpty { return }
    for token in declaration.value where [.ident, .string].contains(stream[token].kind) {
      let name = stream.value(of: token)
      guard unknown.contains(name) else { continue }
      let diagnostic = Diagnostic(
        .unknownReference, unknown: name, at: stream.range(of: token), among: names.keyframes)
      log.add(diagnostic.about("animation"))
    }
  }

  private func uses(_ declaration: Declaration) -> Bool {
    !VariableReferenceToken.all(in: declaration.value, of: stream).isEmpty
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

extension Property {
  /// Returns the animation names in a value of `animation` or `animation-name`, or `nil` if it is
  /// invalid.
  fileprivate func longhandValuesOrName(_ declaration: Declaration) -> [String]? {
    let stream = declaration.tree.stream
    guard
      let property = Property(
        nameToken: Int(declaration.tree.nodes[declaration.index].first), in: stream),
      let values = property.longhandValues(stream, in: declaration.value)
    else { return nil }
    let value = values.first { $0.property == .animationName }?.value
    guard let value else { return nil }
    let names = TokenStream(value.description, name: "<value>")
    return names.indices.compactMap { token in
      guard [.ident, .string].contains(names[token].kind) else { return nil }
      let name = names.value(of: token)
      let isWord =
        names[token].kind == .ident
        && (name.lowercased() == "none" || CSSWideKeyword(names, in: token..<token + 1) != nil)
      return isWord ? nil : name
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a subject.
  fileprivate func about(_ subject: String) -> Diagnostic {
    Diagnostic(kind, range: range, facts: [.subject(subject)] + facts, fixIts: fixIts)
  }
}
