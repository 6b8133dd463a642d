// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Sheets

/// A parsed sheet, and random trees of its classes.
struct StyledSheet {
  /// The name in the table.
  let name: String
  /// The parsed sheet.
  let sheet: CSSStyleSheet
  private let classes: [String]

  /// Reads a sheet of the corpora.
  ///
  /// - Throws: ``SheetFile/Missing`` if the file does not exist.
  init(_ name: String) throws { self.init(try Sheet(fileNamed: name)) }

  /// Parses a sheet.
  init(_ sheet: Sheet) {
    name = sheet.name
    classes = sheet.classes
    self.sheet = CSSStyleSheet(sheet.text, name: sheet.name)
  }

  /// Returns a random tree with a number of elements.
  func tree(count: Int) -> StyledTree {
    var random = RandomTree(vocabulary: classes)
    return StyledTree(of: random.root(count: count), in: sheet)
  }
}
