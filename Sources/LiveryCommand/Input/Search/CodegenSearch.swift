// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import LiveryLinting

/// A search for sheets from which `LiveryCodegenPlugin` generates Swift, so that programs may read
/// all variables.
///
/// Such a sheet is in the `Sources` folder of a package whose manifest names the plugin.
struct CodegenSearch {
  /// Whether Swift is generated from the sheets in a folder.
  private var results: [LexicalPath: Bool] = [:]

  /// Returns whether Swift is generated from a sheet.
  mutating func includes(_ file: LexicalPath) -> Bool {
    var passed: [LexicalPath] = []
    var folder = file.folder
    var result: Bool?
    while result == nil, !folder.names.isEmpty {
      if let previous = results[folder] {
        result = previous
        break
      }
      passed.append(folder)
      // A package inside a sources folder is a separate package.
      if hasManifest(folder) { result = false }
      let package = folder.folder
      if folder.names.last == "Sources", hasManifest(package) { result = usesPlugin(package) }
      folder = package
    }
    for folder in passed { results[folder] = result ?? false }
    return result ?? false
  }

  private func manifest(of package: LexicalPath) -> String {
    package.appending("Package.swift").text
  }

  private func hasManifest(_ folder: LexicalPath) -> Bool {
    FolderListing.kind(of: manifest(of: folder)) == .other
  }

  private func usesPlugin(_ package: LexicalPath) -> Bool {
    guard let text = try? SourceText(contentsOfFile: manifest(of: package)) else { return false }
    return text.text(in: 0..<text.byteCount).mentions("LiveryCodegenPlugin")
  }
}
