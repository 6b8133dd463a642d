// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// A byte range of a style sheet.
struct DeclarationLocation {
  /// The style sheet.
  let source: StyleSource
  /// The byte range.
  let range: Range<Int>
}
