// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import LiveryFormatting
import LiveryGalleryResources
import LiveryPrinting

extension GalleryPage {
  /// Writes the page with its style sheet and its script into a folder, the page last.
  func write(to folder: String) throws(OutputFile.Failure) {
    let page = TextSink.text { html(from: GalleryResources.page, into: &$0) }
    let files = [
      ("gallery.css", GalleryResources.styleSheet), ("gallery.js", GalleryResources.script),
      ("index.html", page),
    ]
    for (name, text) in files { try OutputFile("\(folder)/\(name)").write(Array(text.utf8)) }
  }
}

extension StyleCatalog.Style {
  /// Returns the location of the style's first rule, for a page in a folder.
  ///
  /// A built-in sheet has the name of a file, and no reference.
  func location(in folder: String) -> GalleryPage.Location {
    let isBuiltIn = file.hasPrefix("<") && file.hasSuffix(">") && !isFromTheme
    return GalleryPage.Location(
      file: isBuiltIn ? "\(file.dropFirst().dropLast()).css" : file, line: line, section: section,
      reference: FolderListing.kind(of: file) == .other
        ? RelativeReference(to: file, from: folder).description : nil)
  }
}
