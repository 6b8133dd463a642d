// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// The code listings of a tutorial in a documentation catalog, in their order.
struct Tutorial {
  /// A listing: a file of the program, or the output of a run.
  struct Listing {
    /// The name that the tutorial shows, such as `main.swift`, `Terminal` for an output, or `Shell`
    /// for commands with their output.
    let name: String
    /// The name of the file in the catalog, which begins with the number of the section.
    let file: String
    let text: String

    var section: String { String(file.prefix(2)) }
    var isOutput: Bool { name == "Terminal" }

    /// The commands of a listing for a shell, each with the output that follows it.
    var commands: [(line: String, output: String)] {
      text.split(separator: #/(?m)^\$ /#).map { part in
        let end = part.firstIndex(of: "\n") ?? part.endIndex
        return (String(part[..<end]), String(part[end...].dropFirst()))
      }
    }
  }

  let listings: [Listing]
  /// The files of the pictures that the steps show.
  let pictures: [String]

  /// Reads a tutorial of the catalog of the module `Livery`.
  init(_ name: String) throws {
    let text = try String(
      contentsOf: Self.catalog.appending(path: "Tutorials/\(name).tutorial"), encoding: .utf8)
    listings = try text.matches(of: #/@Code\(name: "(.+?)", file: "(.+?)"\)/#).map {
      Listing(
        name: String($0.1), file: String($0.2),
        text: try String(contentsOf: Self.resources.appending(path: $0.2), encoding: .utf8))
    }
    pictures = text.matches(of: #/@Image\(source: "(.+?)"/#).map { "\($0.1)@2x.png" }
  }

  /// The sections by number.
  var sections: [String] { Set(listings.map(\.section)).sorted() }

  /// Returns the listings of a section.
  func listings(of section: String) -> [Listing] { listings.filter { $0.section == section } }

  private static let catalog = Corpora.packageRoot.appending(path: "Sources/Livery/Livery.docc")
  /// The folder of the listings and pictures.
  static let resources = catalog.appending(path: "Resources")
}
