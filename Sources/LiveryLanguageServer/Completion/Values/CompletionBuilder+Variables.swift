// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryLinting

extension CompletionBuilder {
  /// Adds the custom properties of the theme.
  ///
  /// - Parameters:
  ///   - property: The property that is declared, which cannot refer to itself.
  ///   - used: The words that the theme uses in values of the property.
  ///   - isName: Whether only the name is written, because `var()` surrounds it.
  ///   - expected: The expected values; custom properties with other values are last.
  mutating func addVariables(
    for property: String, _ used: UsedWords, isName: Bool, expected: ExpectedValues
  ) {
    let usedInSheet = namesInSheet(of: .customProperty, role: .reference)
    for name in names(of: .customProperty, role: .declaration) where name.name != property {
      let value = name.value
      let isColor = value.flatMap(SpecifiedColor.init(parsing:))?.absolute != nil
      let declared = name.rank == .sheet ? .theme : name.rank
      let own =
        used.ranks[name.name] ?? (usedInSheet.contains(name.name) ? .sheet : declared)
      var item = variable(
        named: name.name, rank: expected.include(value, isColor: isColor) ? own : .last,
        isName: isName)
      item.kind = isColor ? .color : .variable
      item.detail = value
      item.documentation = value
      item.origin = name.sheet.source.name
      item.topic = .variable
      items.add(item)
    }
    for name in theme.vocabulary.variables.names {
      items.add(variable(named: name, rank: used.ranks[name] ?? .theme, isName: isName))
    }
  }

  /// The values that fit a position.
  enum ExpectedValues {
    /// Any values.
    case any
    /// Colors.
    case colors
    /// The values of a property, or parts of them that are values themselves.
    case values(of: Property)

    /// Returns whether a value is expected, as is one that is unknown or refers to others.
    fileprivate func include(_ value: String?, isColor: Bool) -> Bool {
      guard let value else { return true }
      let stream = TokenStream(value)
      guard case .none = VariableUse(stream, in: stream.indices) else { return true }
      return switch self {
      case .any: true
      case .colors: isColor
      // The name of a color may also be an identifier, such as that of an animation.
      case .values(let property): property.matches(isColor ? TokenStream("#000") : stream)
      }
    }
  }

  private func variable(
    named name: String, rank: CompletionItem.Rank, isName: Bool
  ) -> CompletionItem {
    var item = CompletionItem(label: name, kind: .variable, rank: rank)
    let text = identifierText(name)
    if isName {
      item.text = text
    } else {
      item.text = "var(\(text))"
      // A client compares the words that the user types: `--name`, or `var` and the name.
      item.filter = word.kind != nil && prefix.hasPrefix("-") ? name : "var(\(name))"
    }
    return item
  }
}

extension RankedName {
  /// The value of the declaration of a custom property, shortened, or `nil` for a registration.
  var value: String? {
    guard
      case .declaration(let declaration) = Syntax(sheet.tree, Int(occurrence.node))
    else { return nil }
    let range = sheet.stream.byteRange(of: declaration.value)
    let isLong = range.count > 120
    let text = sheet.stream.text(in: isLong ? range.prefix(120) : range)
    return isLong ? text + "…" : text
  }
}
