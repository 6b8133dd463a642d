// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Measurements
import Sheets

/// Measures parsing the values of a sheet.
func measureValues(into table: inout Table) throws {
  table.heading("Values: a sheet's declarations of longhands, without variables")
  for (name, bound) in [("bulma.css", 15.0), ("foundation.css", nil)] {
    let declarations = DeclaredValue.list(in: SyntaxTree(parsing: try Sheet(fileNamed: name).text))
    add("typed parsing", name, declarations, maximum: bound, to: &table) {
      $0.property.value($0.stream, in: $0.tokens) != nil
    }
  }
}

/// A declaration to parse.
private struct DeclaredValue {
  let property: Property
  let stream: TokenStream
  let tokens: Range<Int>

  /// Returns the declarations of a sheet, including those in nested rules and at-rules.
  static func list(in tree: SyntaxTree) -> [DeclaredValue] {
    var values: [DeclaredValue] = []
    var open = Array(tree.rules)
    while let node = open.popLast() {
      switch node {
      case .qualifiedRule(let rule): open += Array(rule.contents)
      case .atRule(let rule): open += Array(rule.contents)
      case .declaration(let declaration):
        guard let property = Property(name: declaration.name), !property.isShorthand,
          !tree.stream.text(of: declaration.value).contains("var(")
        else { continue }
        values.append(
          DeclaredValue(property: property, stream: tree.stream, tokens: declaration.value))
      default: continue
      }
    }
    return values
  }
}

/// Parses all values repeatedly.
private func add(
  _ quantity: String, _ name: String, _ values: [DeclaredValue], maximum bound: Double?,
  to table: inout Table, _ read: @escaping (DeclaredValue) -> Bool
) {
  let workload = Workload {
    values.reduce(0) { $0 &+ (read($1) ? 1 : 0) }
  }
  let accepted = workload.run()
  let milliseconds = Rounds([workload]).nanosecondsPerRun(of: 0) / 1e6
  table.add(
    Row(
      quantity: quantity, input: name, value: milliseconds, unit: "ms",
      goal: bound.map { .maximum($0) }, note: "\(accepted) of \(values.count) values accepted"))
}
