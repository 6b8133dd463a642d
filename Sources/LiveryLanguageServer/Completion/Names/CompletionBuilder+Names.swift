// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax

/// A name that a theme declares or uses, with its rank among others.
struct RankedName {
  /// The name.
  let name: String
  /// The rank.
  let rank: CompletionItem.Rank
  /// The sheet with the name.
  let sheet: ThemeSheet
  /// An occurrence of the name in the sheet.
  let occurrence: NameOccurrence
}

extension CompletionBuilder {
  /// The sheets of the theme from the highest in the cascade to the lowest, the edited one first.
  var rankedSheets: [(sheet: ThemeSheet, rank: CompletionItem.Rank)] {
    var sheets: [(sheet: ThemeSheet, rank: CompletionItem.Rank)] = [(sheet, .sheet)]
    for other in theme.sheets.reversed() where other !== sheet { sheets.append((other, .theme)) }
    for base in theme.baseSheets.reversed() { sheets.append((base, .base)) }
    return sheets
  }

  /// Returns the different names of a kind in the theme, without the one at the cursor.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - role: The role of the names, or `nil` for both.
  /// - Returns: The names.
  func names(of kind: NameKind, role: NameOccurrence.Role? = nil) -> [RankedName] {
    var known: Set<String> = []
    var names: [RankedName] = []
    for (sheet, rank) in rankedSheets {
      let index = sheet.names
      let isEdited = sheet.stream === stream
      var found: Set<Atom> = []
      for occurrence in index.occurrences
      where occurrence.kind == kind && (role == nil || occurrence.role == role) {
        if isEdited, isAtCursor(occurrence) { continue }
        guard found.insert(occurrence.name).inserted else { continue }
        let name = index.text(of: occurrence)
        guard known.insert(name).inserted else { continue }
        names.append(RankedName(name: name, rank: rank, sheet: sheet, occurrence: occurrence))
      }
    }
    return names
  }

  /// Returns the different names of a kind in the edited sheet, without the one at the cursor.
  func namesInSheet(of kind: NameKind, role: NameOccurrence.Role) -> Set<String> {
    let index = sheet.names
    let isEdited = sheet.stream === stream
    let found = index.occurrences.filter { occurrence in
      occurrence.kind == kind && occurrence.role == role && !(isEdited && isAtCursor(occurrence))
    }
    return Set(found.map(index.text(of:)))
  }

  private func isAtCursor(_ occurrence: NameOccurrence) -> Bool {
    occurrence.token >= word.token && occurrence.token < word.nextToken
  }

  /// Adds the names of a kind.
  mutating func addNames(
    of kind: NameKind, role: NameOccurrence.Role? = nil, as itemKind: CompletionItem.Kind
  ) {
    for name in names(of: kind, role: role) {
      items.add(
        CompletionItem(
          label: identifierText(name.name), kind: itemKind, rank: name.rank,
          origin: origin(of: name.sheet)))
    }
  }

  /// Returns the name of a sheet for users, or `nil` for the edited one.
  func origin(of other: ThemeSheet) -> String? { other === sheet ? nil : other.source.name }
}
