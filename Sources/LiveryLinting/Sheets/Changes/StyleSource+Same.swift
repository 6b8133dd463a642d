// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension StyleSource {
  /// Returns whether lint findings in the sheet are those in another one.
  func hasSameFindings(as other: StyleSource) -> Bool {
    let (stream, otherStream) = (tree.stream, other.tree.stream)
    // Generated texts may be equal although their originals are not.
    let isWritten = stream.sourceMap == nil && otherStream.sourceMap == nil
    return isSameWithDiagnostics(as: other) && tree.diagnostics == other.tree.diagnostics
      && stream.diagnostics == otherStream.diagnostics && (loader == nil) == (other.loader == nil)
      && (isWritten || stream.bytes == otherStream.bytes)
  }

  /// Returns whether the sheet imports the same sheets as another one, directly and indirectly.
  func hasSameImports(as other: StyleSource) -> Bool {
    imports.count == other.imports.count
      && zip(imports, other.imports).allSatisfy { $0.source.isSameWithDiagnostics(as: $1.source) }
  }
}
