// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension CSSStyleSheet {
  /// What is wrong with the sheets' syntax, selectors and at-rules, and with those of the sheets that they import.
  ///
  /// The diagnostics stand sheet by sheet, imported ones behind what imports them, in the order of the text; of a file
  /// that is imported twice only its own imports are told of again. Properties and values of rules are looked at when
  /// they are asked for; `livery lint` looks at all of them.
  public var diagnostics: [SheetDiagnostic] {
    var shown: Set<UnsafePointer<UInt8>> = []
    return zip(index.sources, index.diagnostics).flatMap { source, diagnostics in
      let isNew = shown.insert(source.tree.stream.bytes).inserted
      // A property that nobody knows matters no more in a keyframe than in a rule.
      return (isNew ? diagnostics : source.importDiagnostics)
        .filter { $0.kind != .unknownProperty }
        .map { SheetDiagnostic(source: source, diagnostic: $0) }
    }
  }
}
