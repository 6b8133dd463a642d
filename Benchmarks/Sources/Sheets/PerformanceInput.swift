// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// A published sheet, and a tree of 10,000 elements with its classes, from the corpora.
public struct PerformanceInput: Sendable {
  /// The name of the sheet's file.
  public let name: String
  /// The path of the sheet.
  public let sheetPath: String
  /// The path of the tree.
  public let treePath: String

  /// The sheets with unwrapped media queries, for programs that do not support them.
  public static let flattened = [
    PerformanceInput("bootstrap-5-flat.css", "bootstrap-5.dom.txt"),
    PerformanceInput("bulma-flat.css", "bulma.dom.txt"),
    PerformanceInput("tailwind-v2-full-flat.css", "tailwind-v2-full.dom.txt"),
  ]
  /// The sheets as their authors publish them.
  public static let published = [
    PerformanceInput("bootstrap-5.css", "bootstrap-5.dom.txt"),
    PerformanceInput("bulma.css", "bulma.dom.txt", in: "real-world"),
    PerformanceInput("tailwind-v2-full.css", "tailwind-v2-full.dom.txt"),
  ]

  private init(_ sheet: String, _ tree: String, in folder: String = "performance") {
    name = sheet
    sheetPath = SheetFile.folder + "/\(folder)/" + sheet
    treePath = SheetFile.folder + "/performance/" + tree
  }

  private init(name: String, sheetPath: String, treePath: String) {
    self.name = name
    self.sheetPath = sheetPath
    self.treePath = treePath
  }

  /// Returns the sheet together with another tree.
  public func with(treeAt path: String) -> PerformanceInput {
    PerformanceInput(name: name, sheetPath: sheetPath, treePath: path)
  }

  /// Reads the text of the sheet.
  ///
  /// - Throws: ``SheetFile/Missing`` if the file does not exist.
  public func text() throws(SheetFile.Missing) -> String {
    SheetFile.joined([try SheetFile(at: sheetPath)])
  }

  /// Parses the sheet.
  ///
  /// - Throws: ``SheetFile/Missing`` if the file does not exist.
  public func sheet() throws(SheetFile.Missing) -> CSSStyleSheet {
    CSSStyleSheet(try text(), name: name)
  }

  /// Reads the root of the tree.
  ///
  /// - Throws: ``SheetFile/Missing`` if the file does not exist, or contains no tree.
  public func root() throws(SheetFile.Missing) -> StyleElement {
    let text = SheetFile.joined([try SheetFile(at: treePath)])
    guard let root = StyleElement(tree: text) else { throw SheetFile.Missing(path: treePath) }
    return root
  }
}
