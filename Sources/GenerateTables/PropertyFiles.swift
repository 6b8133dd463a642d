// SPDX-License-Identifier: Apache-2.0

/// The sources that say what properties there are, what is known of them and who reads their values.
func propertyFiles(_ table: PropertyTable) throws -> [OutputFile] {
  let names = table.properties.map(\.name)
  return [
    file("Property.swift", propertyEnumeration(table)),
    file(
      "Property+Name.swift",
      try nameLookup(type: "Property", names: names, access: "package", subject: "property")),
    file("Property+Definition.swift", definitions(table)),
    file("Property+Keywords.swift", try acceptedKeywords(table)),
    file("Property+Reader.swift", readers(table)),
  ]
}

func file(_ name: String, _ body: String) -> OutputFile {
  OutputFile(name: name, source: "Grammars/properties.json", body: body)
}

private func propertyEnumeration(_ table: PropertyTable) -> String {
  let cases = table.properties.map { property in
    """
    /// \(property.documentation)
    case \(swiftName(property.name))
    """
  }
  return """
    /// A property that Livery knows: a row of the property table.
    ///
    /// Longhands come first, numbered without gaps, then shorthands. Custom properties, such as `--accent`, are none of these.
    public enum Property: UInt16, Sendable, Hashable, CaseIterable {
    \(cases.indented())
    }

    extension Property {
      /// How many properties are longhands: those whose `rawValue` is smaller.
      package static let longhandCount = \(table.properties.filter { $0.longhands == nil }.count)
    }
    """
}

private func definitions(_ table: PropertyTable) -> String {
  let cases = table.properties.map { property in
    """
    case .\(swiftName(property.name)):
      PropertyDefinition(
        syntax: \(literal(property.syntax)),
        initial: \(literal(property.initial ?? "see individual properties")),
        isInherited: \(property.inherited ?? false),
        longhands: [\((property.longhands ?? []).map { "." + swiftName($0) }.joined(separator: ", "))],
        computedValue: \(literal(property.computed ?? "see individual properties")),
        animationType: \(literal(property.animation ?? "see individual properties")),
        documentation: \(literal(property.documentation)),
        specification: \(property.specification.map(literal) ?? "nil"))
    """
  }
  let inherited = table.properties.filter { $0.inherited == true }.map { swiftName($0.name) }
  let shorthands = table.properties.filter { $0.longhands != nil }.map { swiftName($0.name) }
  return """
    extension Property {
      /// What the table says of the property.
      public var definition: PropertyDefinition {
        switch self {
    \(cases.indented(4))
        }
      }

      /// Whether an element without a value of its own takes its parent's.
      public var isInherited: Bool {
        switch self {
    \([casePattern(inherited) + " true", "default: false"].indented(4))
        }
      }

      /// Whether the property stands for several longhands.
      public var isShorthand: Bool {
        switch self {
    \([casePattern(shorthands) + " true", "default: false"].indented(4))
        }
      }
    }
    """
}

/// For each property the keywords in its grammar; properties with the same ones share a case.
private func acceptedKeywords(_ table: PropertyTable) throws -> String {
  var groups: [(keywords: [String], properties: [String])] = []
  for property in table.properties {
    let keywords = try table.keywords(of: property.syntax)
    if let index = groups.firstIndex(where: { $0.keywords == keywords }) {
      groups[index].properties.append(swiftName(property.name))
    } else if !keywords.isEmpty {
      groups.append((keywords, [swiftName(property.name)]))
    }
  }
  let cases = groups.map { group in
    """
    \(casePattern(group.properties))
      switch keyword {
    \([casePattern(group.keywords.map(swiftName)) + " true", "default: false"].indented(2))
      }
    """
  }
  return """
    extension Property {
      /// Whether colors stand somewhere in the property's grammar.
      package var acceptsColors: Bool {
        switch self {
    \([casePattern(try namesOfColorProperties(table)) + " true", "default: false"].indented(4))
        }
      }

      /// Whether the keyword stands somewhere in the property's grammar.
      package func accepts(_ keyword: Keyword) -> Bool {
        switch self {
    \(cases.indented(4))
        default: false
        }
      }
    }
    """
}

private func namesOfColorProperties(_ table: PropertyTable) throws -> [String] {
  try table.properties.filter { try table.words(of: $0.syntax).references.contains("color") }
    .map { swiftName($0.name) }
}

/// Who reads the values of a property, by the `type` column.
private func readers(_ table: PropertyTable) -> String {
  func cases(_ properties: [PropertyTable.Property], _ call: (String) -> String) -> String {
    var types: [String] = []
    for property in properties where !types.contains(property.type) { types.append(property.type) }
    return types.map { type in
      let names = properties.filter { $0.type == type }.map { swiftName($0.name) }
      return casePattern(names) + "\n  " + call(capitalized(swiftName(type)))
    }
    .indented(4)
  }
  let longhands = table.properties.filter { $0.longhands == nil }
  let shorthands = table.properties.filter { $0.longhands != nil }
  return """
    import CSSSyntax

    extension Property {
      /// Reads the value of a longhand with the reader that the table names.
      func readLonghand(_ cursor: inout TokenCursor) -> CSSValue? {
        switch self {
    \(cases(longhands) { "CSSValue.parse\($0)(&cursor, for: self)" })
        default: nil
        }
      }

      /// Reads the value of a shorthand with the reader that the table names.
      func readShorthand(_ cursor: inout TokenCursor) -> [LonghandValue]? {
        switch self {
    \(cases(shorthands) { "Shorthand.expand\($0)(&cursor, for: self)" })
        default: nil
        }
      }

      /// The shortest text of a shorthand whose longhands have these values; nil when it cannot say them.
      func shorthandText(of values: ShorthandValues) -> String? {
        switch self {
    \(cases(shorthands) { "Shorthand.collapse\($0)(values)" })
        default: nil
        }
      }
    }
    """
}
