// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryLinting

/// A loader of the files that a sheet imports, which prefers the texts of open documents.
///
/// The names of sheets are relative to the root of their theme, as in the messages of
/// `livery lint` in that folder.
struct DocumentLoader: ResourceLoader {
  /// The root of the theme.
  let root: LexicalPath
  /// The texts of the open documents.
  let texts: OpenTexts
  /// The loader that reads files and checks that they are inside the folder of the sheet.
  private let files: FileResourceLoader

  /// Creates the loader of a sheet.
  init(forFile path: String, root: LexicalPath, texts: OpenTexts) {
    self.root = root
    self.texts = texts
    files = FileResourceLoader(forFile: path)
  }

  func location(ofSheet name: String) -> ResourceLocation {
    let path = root.appending(name).text
    return ResourceLocation(name: name, identity: files.location(ofSheet: path).identity)
  }

  func location(
    of address: String, from base: ResourceLocation
  ) throws(ResourceError) -> ResourceLocation {
    let location = try files.location(of: address, from: absolute(base))
    let path = LexicalPath(location.name)
    return ResourceLocation(
      name: path.relative(to: root) ?? path.text, identity: location.identity)
  }

  func file(for address: String, from base: ResourceLocation) -> String? {
    files.file(for: address, from: absolute(base))
  }

  func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
    guard let text = texts.text(at: location.identity) else { return try files.load(location) }
    return Resource(bytes: Array(text.text(in: 0..<text.byteCount).utf8), encoding: "utf-8")
  }

  private func absolute(_ location: ResourceLocation) -> ResourceLocation {
    ResourceLocation(
      name: root.appending(location.name).text, identity: location.identity)
  }
}
