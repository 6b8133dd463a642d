// SPDX-License-Identifier: Apache-2.0

/// The sources that name the keywords: all of them, and the enumerations of those that belong together.
func keywordFiles(_ table: PropertyTable) throws -> [OutputFile] {
  let syntaxes = table.properties.map(\.syntax) + table.types.map(\.syntax)
  let keywords = Set(try syntaxes.flatMap { try table.keywords(of: $0) }).sorted()
  let numbers = Dictionary(uniqueKeysWithValues: zip(keywords, 0...))
  let enumerations = try keywordTypes(table).map { type in
    OutputFile(
      name: type.name + ".swift", source: "Grammars/properties.json",
      body: enumeration(type, keywords: try table.keywords(of: type.syntax), numbers: numbers))
  }
  return [
    file("Keyword.swift", keywordEnumeration(keywords)),
    file(
      "Keyword+Name.swift",
      try nameLookup(type: "Keyword", names: keywords, access: "package", subject: "keyword")),
  ] + enumerations
}

private struct KeywordType {
  let name: String
  let syntax: String
  let documentation: String
}

private func keywordTypes(_ table: PropertyTable) -> [KeywordType] {
  let ofProperties = table.properties.compactMap { property in
    property.keywordType.map {
      KeywordType(name: $0, syntax: property.syntax, documentation: property.documentation)
    }
  }
  let ofTypes = table.types.compactMap { type in
    type.keywordType.map {
      KeywordType(name: $0, syntax: type.syntax, documentation: type.documentation ?? "")
    }
  }
  return (ofProperties + ofTypes).sorted { $0.name < $1.name }
}

private func keywordEnumeration(_ keywords: [String]) -> String {
  let cases = keywords.map { keyword in
    """
    /// The keyword `\(keyword)`.
    case \(swiftName(keyword))
    """
  }
  return """
    /// A word that a property's grammar names, such as `auto`.
    ///
    /// Names of colors and the keywords that every property takes are not among them: see ``NamedColor`` and
    /// ``CSSWideKeyword``.
    public enum Keyword: UInt16, Sendable, Hashable, CaseIterable {
    \(cases.indented())
    }
    """
}

private func enumeration(
  _ type: KeywordType, keywords: [String], numbers: [String: Int]
) -> String {
  let cases = keywords.map { keyword in
    """
    /// The keyword `\(keyword)`.
    case \(swiftName(keyword)) = \(numbers[keyword] ?? 0)
    """
  }
  return """
    /// \(type.documentation)
    ///
    /// The raw value is that of the ``Keyword`` of the same name.
    public enum \(type.name): UInt16, KeywordValue {
    \(cases.indented())

      /// The same word among all keywords.
      public var keyword: Keyword {
        switch self {
    \(keywords.map { "case .\(swiftName($0)): .\(swiftName($0))" }.indented(4))
        }
      }
    }
    """
}
