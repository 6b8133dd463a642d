// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

/// The leaf values of a JSON text with their paths, for comparison after a round trip.
///
/// An object contributes only its names. An array with objects stands for its elements, and any
/// other array is a value.
private struct Leaves {
  struct Leaf: Hashable {
    let path: [String]
    let value: String
  }

  /// The leaves, with the ranges of the member names on their path, outermost first.
  private(set) var all: [(leaf: Leaf, names: [Range<Int>], whole: Range<Int>)] = []

  init(_ text: String) {
    let document = JSONDocument(parsing: text, options: .handwritten)
    if let root = document.root { add(root, [], [], root.range) }
  }

  private mutating func add(
    _ value: JSONValue, _ path: [String], _ names: [Range<Int>], _ whole: Range<Int>
  ) {
    if let members = value.members {
      for member in members {
        add(
          member.value, path + [member.name], names + [member.nameRange],
          member.nameRange.lowerBound..<member.value.range.upperBound)
      }
    } else if let elements = value.elements, elements.contains(where: { $0.kind == .object }) {
      for element in elements {
        add(element, path, names, element.kind == .object ? whole : element.range)
      }
    } else {
      all.append((Leaf(path: path, value: Self.text(value)), names, whole))
    }
  }

  /// Returns a text for a value, which is equal for equal values.
  private static func text(_ value: JSONValue) -> String {
    if let elements = value.elements {
      return "[" + elements.map(text).joined(separator: "|") + "]"
    }
    if let number = value.number { return "number \(number)" }
    if let string = value.string { return "string \(string)" }
    return "\(value.kind)"
  }
}

/// Returns the false reports of a round trip from JSON to CSS and back.
///
/// False reports are lost members without a diagnostic, and diagnostics for restored members.
func unfounded(_ json: String) -> [String] {
  let sheet = JSONStyleSheet(SourceText(json))
  var counts: [Leaves.Leaf: Int] = [:]
  for entry in Leaves(JSONConversion(sheet.tree).text).all { counts[entry.leaf, default: 0] += 1 }
  let map = sheet.tree.stream.sourceMap
  let lost = JSONConversion.lostForms(of: sheet.tree)
  let places = (sheet.diagnostics + lost).compactMap { map?.originalRange(of: $0.range).range }
  var mistakes: [String] = []
  var returned: Set<Int> = []
  for (leaf, names, whole) in Leaves(json).all {
    if let count = counts[leaf], count > 0 {
      counts[leaf] = count - 1
      returned.insert(whole.lowerBound)
    } else if !places.contains(where: { place in
      whole.contains(place.lowerBound) || names.contains { $0 == place }
    }) {
      mistakes.append("untold: \(leaf.path.joined(separator: ".")): \(leaf.value)")
    }
  }
  for diagnostic in lost where diagnostic.kind == .formLostInCSS {
    if let place = map?.originalRange(of: diagnostic.range).range,
      returned.contains(place.lowerBound)
    {
      mistakes.append("reported, but round-trips: \(diagnostic.message)")
    }
  }
  return mistakes
}
