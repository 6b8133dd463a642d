// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import TestSupport
import Testing

/// Tests of the table against mdn/data and webref, which are derived from the same specifications.
@Suite(.needsCorpora)
struct PropertySourcesTests {
  /// The entry of a property in mdn/data.
  private struct Entry: Decodable {
    let inherited: Bool
    let initial: Initial

    enum Initial: Decodable, Equatable {
      case text(String)
      case longhands([String])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          self = .longhands(try container.decode([String].self))
        }
      }
    }
  }

  private static func entries() throws -> [String: Entry] {
    try JSONDecoder().decode(
      [String: Entry].self, from: Corpora.data("mdn-data/properties.json"))
  }

  /// The properties whose initial values differ in mdn/data, with the reasons.
  private static let initialDifferences: [String: String] = [
    "background-size": "the second auto says nothing more",
    "font-family": "the specification leaves it to the program",
    "font-synthesis-position": "Fonts 4 has auto, as for the others",
    "overflow-block": "Overflow 3 has visible for all four",
    "overflow-inline": "Overflow 3 has visible for all four",
    "quotes": "the specification has auto",
    "stroke": "mdn/data takes it for a shorthand",
    "text-align": "mdn/data describes the value instead of naming it",
    "text-size-adjust": "mdn/data describes the value instead of naming it",
    "transform-origin": "the third value says nothing more",
  ]

  /// The properties that inherit in only one of the two tables.
  private static let inheritanceDifferences: [String: String] = [
    "text-box-edge": "Inline 3 lets it inherit"
  ]

  @Test("initial values are those of mdn/data")
  func initialValues() throws {
    let entries = try Self.entries()
    for property in Property.allCases where !property.isShorthand {
      guard let entry = entries[property.name] else { continue }
      let isSame = entry.initial == .text(property.definition.initial)
      #expect(isSame == (Self.initialDifferences[property.name] == nil), "\(property)")
    }
  }

  @Test("inherited properties are those of mdn/data")
  func inheritance() throws {
    let entries = try Self.entries()
    for property in Property.allCases where !property.isShorthand {
      guard let entry = entries[property.name] else { continue }
      let isSame = entry.inherited == property.isInherited
      #expect(isSame == (Self.inheritanceDifferences[property.name] == nil), "\(property)")
    }
  }

  @Test("a property missing in mdn/data is an extension or a new property")
  func unknown() throws {
    let entries = try Self.entries()
    let unknown = Property.allCases.map(\.name).filter { entries[$0] == nil }
    #expect(unknown.filter { $0 != "text-shadow-opacity" && !$0.hasPrefix("-livery-") } == [])
  }
}
