// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension CSSStyleSheet {
  /// The faults of the sheets' syntax, selectors and at-rules, and of those of the sheets that they import.
  ///
  /// The diagnostics stand sheet by sheet, imported ones after the sheet that imports them, in the order of the text. A
  /// file that is imported twice, or imported and added as well, is reported once, but for its own imports. Properties
  /// and values of rules are checked when they are used; `livery lint` checks all of them.
  public var diagnostics: [SheetDiagnostic] {
    var shown = ShownTexts()
    let index = answers.index.diagnosed
    return zip(index.sources, index.diagnostics).flatMap { source, diagnostics in
      // A compiled sheet without faults is not parsed for this.
      if diagnostics.isEmpty { return [SheetDiagnostic]() }
      let isNew = shown.insert(source.tree.stream)
      // Properties of rules are checked by lint alone, and so are those of keyframes.
      return (isNew ? diagnostics : source.importDiagnostics)
        .filter { $0.kind != .unknownProperty && $0.kind != .unsupportedProperty }
        .map { SheetDiagnostic(source: source, diagnostic: $0) }
    }
  }
}

/// The texts of sheets whose diagnostics were reported.
private struct ShownTexts {
  private var bytes: Set<UnsafePointer<UInt8>> = []
  private var byName: [String: TokenStream] = [:]

  /// Adds a text; false for one that was added before, or that has the name and the content of one.
  mutating func insert(_ stream: TokenStream) -> Bool {
    guard bytes.insert(stream.bytes).inserted else { return false }
    guard let known = byName.updateValue(stream, forKey: stream.name) else { return true }
    let (old, new) = (0..<known.byteCount, 0..<stream.byteCount)
    return old != new || !known.utf8(in: old).elementsEqual(stream.utf8(in: new))
  }
}
