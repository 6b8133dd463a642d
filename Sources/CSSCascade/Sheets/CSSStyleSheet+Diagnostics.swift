// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension CSSStyleSheet {
  /// The errors in syntax, selectors and at-rules of the sheets and their imports.
  ///
  /// The diagnostics are ordered by sheet, with imported sheets after the importing one, and then
  /// by position. A file that is imported twice, or imported and added, is reported once, except
  /// for its own imports. Properties and values of rules are checked on first use. `livery lint`
  /// checks all of them.
  public var diagnostics: [SheetDiagnostic] {
    var reported = DiagnosedTexts()
    let index = styleCache.index.withDiagnostics
    return zip(index.sources, index.diagnostics).flatMap { source, diagnostics in
      // A compiled sheet without errors does not need to be parsed.
      if diagnostics.isEmpty { return [SheetDiagnostic]() }
      let isNew = reported.insert(source.tree.stream)
      // Only the linter checks the properties of rules and keyframes.
      return (isNew ? diagnostics : source.importDiagnostics)
        .filter { $0.kind != .unknownProperty && $0.kind != .unsupportedProperty }
        .map { SheetDiagnostic(source: source, diagnostic: $0) }
    }
  }
}

/// The texts of sheets whose diagnostics were reported.
private struct DiagnosedTexts {
  private var bytes: Set<UnsafePointer<UInt8>> = []
  private var byName: [String: TokenStream] = [:]

  /// Adds a text, and returns `false` if it was already added, or a text with equal name and
  /// content.
  mutating func insert(_ stream: TokenStream) -> Bool {
    guard bytes.insert(stream.bytes).inserted else { return false }
    guard let previous = byName.updateValue(stream, forKey: stream.name) else { return true }
    let (old, new) = (0..<previous.byteCount, 0..<stream.byteCount)
    return old != new || !previous.utf8(in: old).elementsEqual(stream.utf8(in: new))
  }
}
