// SPDX-License-Identifier: Apache-2.0

/// Returns the sources with the properties, their definitions and the parsers of their values.
func propertyFiles(_ table: PropertyTable) throws -> [GeneratedFile] {
  let aliases = table.properties.flatMap { property in
    (property.aliases ?? []).map { (alias: $0, name: property.name) }
  }
  return [
    file("Property.swift", propertyEnumeration(table)),
    file(
      "Property+Name.swift",
      try nameLookup(
        type: "Property", names: table.properties.map(\.name), aliases: aliases, access: "package",
        subject: "property")),
    file("Property+ChangeEffect.swift", changeEffects(table)),
    file("Property+HintPrecedence.swift", hintPrecedences(table)),
    file("Property+Definition.swift", definitions(table)),
    file("Property+Keywords.swift", acceptedKeywords(table)),
    file("Property+LogicalRows.swift", try logicalLonghands(table)),
    file("Property+Parsers.swift", parsers(table)),
  ]
}

func file(_ name: String, _ body: String) -> GeneratedFile {
  GeneratedFile(name: name, source: "Grammars/properties.json", body: body)
}

private func propertyEnumeration(_ table: PropertyTable) -> String {
  let cases = table.properties.map { property in
    """
    /// \(property.documentation) \(table.hintPrecedenceText(of: property))
    case \(swiftName(property.name))
    """
  }
  return """
    /// A property that Livery supports: a row of the property table.
    ///
    /// Longhands come first, numbered without gaps, and shorthands follow. Custom properties, such as `--accent`, are not
    /// included.
    public enum Property: UInt16, BitwiseCopyable, Sendable, Hashable, CaseIterable {
    \(cases.indented())
    }

    extension Property {
      /// The number of longhands, which is greater than the raw value of each longhand.
      package static let longhandCount = \(table.properties.filter { $0.longhands == nil }.count)
    }
    """
}

/// Returns the source with the rows of the table, as one list of literals per column.
///
/// The compiler checks such lists much faster than a list of rows.
private func definitions(_ table: PropertyTable) -> String {
  let fallback = "see individual properties"
  let columns: [(name: String, documentation: String, texts: [String])] = [
    ("syntaxes", "The grammars", table.properties.map(\.syntax)),
    ("initials", "The initial values", table.properties.map { $0.initial ?? fallback }),
    ("computedValues", "The computed values", table.properties.map { $0.computed ?? fallback }),
    ("animationTypes", "The animation types", table.properties.map { $0.animation ?? fallback }),
    ("documentations", "The descriptions", table.properties.map(\.documentation)),
    (
      "specifications", "The URLs of the specifications, empty for extensions of Livery",
      table.properties.map { $0.specification ?? "" }
    ),
  ]
  let aliasedProperties = table.properties.filter { !($0.aliases ?? []).isEmpty }
  return """
    extension Property {
      /// The row of the property in the table.
      package var definition: PropertyDefinition {
        let row = Int(rawValue)
        let specification = Self.specifications[row]
        return PropertyDefinition(
          syntax: syntax, initial: initialText, isInherited: isInherited,
          longhands: isShorthand ? longhands : [],
          aliases: aliases, computedValue: Self.computedValues[row],
          animationType: animationText, documentation: Self.documentations[row],
          specification: specification.isEmpty ? nil : specification)
      }

      /// The grammar of the value, in the notation of CSS specifications.
      package var syntax: String { Self.syntaxes[Int(rawValue)] }

      /// The initial value as CSS text.
      var initialText: String { Self.initials[Int(rawValue)] }

      /// The animation type, in the words of the specification.
      var animationText: String { Self.animationTypes[Int(rawValue)] }

      /// The longhands that the property sets: those of a shorthand, or the longhand itself.
      ///
      /// Complexity: O(1); no list is allocated.
      public var longhands: [Property] { Self.longhandLists[Int(rawValue)] }

      /// A Boolean value that indicates whether the property is inherited.
      public var isInherited: Bool {
        Self.inherited[Int(rawValue >> 6)] >> UInt64(rawValue & 63) & 1 == 1
      }

      /// A Boolean value that indicates whether the property is a shorthand.
      public var isShorthand: Bool { Int(rawValue) >= Self.longhandCount }

      /// The aliases of the property.
      private var aliases: [String] {
        switch self {
    \(aliasedProperties.map { property in
        "case .\(swiftName(property.name)): "
          + "[" + (property.aliases ?? []).map(literal).joined(separator: ", ") + "]"
      }.indented(4))
        default: []
        }
      }

      /// A bit for each property.
      private static let inherited: [UInt64] = [
    \(wrapped(bits(table.properties.map { $0.inherited ?? false })).indented(4))
      ]

    \(longhandLists(table))

    \(columns.map { textColumn($0.name, documentation: $0.documentation, texts: $0.texts) }.joined(separator: "\n\n"))
    }
    """
}

/// Returns the source of a column, as a list of literals in the order of the properties.
private func textColumn(_ name: String, documentation: String, texts: [String]) -> String {
  """
    /// \(documentation), in the order of the properties.
    private static let \(name): [String] = [
  \(texts.map { literal($0) + "," }.indented(4))
    ]
  """
}

/// Returns the source with the longhands of each shorthand.
///
/// All numbers are in a single list. A second list has the end of each shorthand's range.
private func longhandLists(_ table: PropertyTable) -> String {
  let numbers = Dictionary(uniqueKeysWithValues: zip(table.properties.map(\.name), 0...))
  let lists = table.properties.compactMap(\.longhands).map { $0.compactMap { numbers[$0] } }
  var ends: [Int] = []
  for list in lists { ends.append((ends.last ?? 0) + list.count) }
  return """
      /// The longhands of each property.
      private static let longhandLists: [[Property]] = allCases.map { property in
        guard property.isShorthand else { return [property] }
        let shorthand = Int(property.rawValue) - longhandCount
        let start = shorthand == 0 ? 0 : Int(longhandEnds[shorthand - 1])
        return longhandNumbers[start..<Int(longhandEnds[shorthand])].map(numbered)
      }

      /// The end of each shorthand's longhands in `longhandNumbers`.
      private static let longhandEnds: [UInt16] = [
    \(wrapped(ends.map(String.init)).indented(4))
      ]

      /// The numbers of the longhands of all shorthands.
      private static let longhandNumbers: [UInt16] = [
    \(wrapped(lists.joined().map(String.init)).indented(4))
      ]
    """
}

/// Returns Boolean values as 64-bit numbers, the first value in the lowest bit.
func bits(_ values: [Bool]) -> [String] {
  stride(from: 0, to: values.count, by: 64).map { start in
    let word = values[start...].prefix(64).reversed().reduce(0 as UInt64) { $0 << 1 | ($1 ? 1 : 0) }
    return "0x" + String(word, radix: 16, uppercase: true)
  }
}

/// Returns the source with the keywords in the grammar of each property.
///
/// Properties with equal keywords share a range of the list.
private func acceptedKeywords(_ table: PropertyTable) -> String {
  let numbers = Dictionary(uniqueKeysWithValues: zip(table.keywords, 0...))
  var list: [Int] = []
  var starts: [[Int]: Int] = [:]
  let ranges = table.properties.map { property in
    let accepted = table.keywords(of: property.syntax).compactMap { numbers[$0] }.sorted()
    let start = starts[accepted] ?? list.count
    if starts[accepted] == nil { list += accepted }
    starts[accepted] = start
    return "\(start << 8 | accepted.count)"
  }
  return """
    extension Property {
      /// Whether the grammar of the property contains colors.
      package var acceptsColors: Bool {
        Self.colored[Int(rawValue >> 6)] >> UInt64(rawValue & 63) & 1 == 1
      }

      /// The numbers of the keywords in the property's grammar, in order, except those in functions and colors.
      var acceptedKeywords: ArraySlice<UInt16> {
        let range = Self.keywordRanges[Int(rawValue)]
        return Self.keywordNumbers[Int(range >> 8)..<Int(range >> 8 + range & 0xFF)]
      }

      /// A bit for each property.
      private static let colored: [UInt64] = [
    \(wrapped(bits(table.properties.map { table.acceptsColors($0.syntax) })).indented(4))
      ]

      /// The start of each property's keywords in `keywordNumbers`, with their count in the lowest byte.
      private static let keywordRanges: [UInt32] = [
    \(wrapped(ranges).indented(4))
      ]

      private static let keywordNumbers: [UInt16] = [
    \(wrapped(list.map(String.init)).indented(4))
      ]
    }
    """
}
