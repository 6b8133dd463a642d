// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import CSSStorage

/// Tests of the items in a folder.
@Suite struct FolderListingTests {
  @Test("lists files and folders by their bytes, without links and hidden items")
  func items() throws {
    let files = FileManager.default
    let url = files.temporaryDirectory.appending(path: "listing-\(UUID())")
    defer { try? files.removeItem(at: url) }
    for folder in ["", "themes", "Themes", ".git"] {
      try files.createDirectory(at: url.appending(path: folder), withIntermediateDirectories: true)
    }
    for file in ["b.css", "B.css", "é.css", ".hidden"] {
      try Data().write(to: url.appending(path: file))
    }
    try files.createSymbolicLink(
      at: url.appending(path: "link.css"), withDestinationURL: url.appending(path: "b.css"))
    let path = url.path(percentEncoded: false)
    let listing = try #require(FolderListing(path))
    #expect(listing.files == ["B.css", "b.css", "é.css"])
    #expect(listing.folders == ["Themes", "themes"])
    #expect(FolderListing.isEmpty(path) == false)
    #expect(FolderListing.isEmpty(FolderListing.joined(path, "themes")) == true)
    #expect(FolderListing.kind(of: FolderListing.joined(path, "link.css")) == .other)
    #expect(FolderListing.kind(of: FolderListing.joined(path, "themes")) == .folder)
    #expect(FolderListing.kind(of: FolderListing.joined(path, "none")) == .nothing)
    #expect(FolderListing(FolderListing.joined(path, "none")) == nil)
  }

  @Test("joins a folder and a name")
  func joined() {
    #expect(FolderListing.joined(".", "a.css") == "a.css")
    #expect(FolderListing.joined("/", "a.css") == "/a.css")
    #expect(FolderListing.joined("themes", "a.css") == "themes/a.css")
  }
}
