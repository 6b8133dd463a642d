// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

/// A line of `Fixtures/Interpolation/values.txt`: two values of a property, and the interpolated
/// values at -0.25, 0.5 and 1.5.
///
///     # https://drafts.csswg.org/css-values-4/#combine-numbers
///     opacity: 0.2 ~ 0.6 → 0.1 | 0.4 | 0.8
struct InterpolationCase: Sendable, CustomStringConvertible {
  let name: String
  let start: String
  let end: String
  let expected: [String]

  var property: Property? { Property(name: name) }
  var description: String { "\(name): \(start) ~ \(end)" }

  /// Returns the property and its two computed values.
  func values() throws -> (property: Property, start: CSSValue, end: CSSValue) {
    let property = try #require(property, "\(self)")
    let start = try #require(property.value(parsing: start), "\(self)")
    let end = try #require(property.value(parsing: end), "\(self)")
    return (
      property, start.computed(for: property, in: .fixture),
      end.computed(for: property, in: .fixture)
    )
  }

  static let listed: [InterpolationCase] = {
    let url = Corpora.packageRoot.appending(
      path: "Tests/CSSValuesTests/Fixtures/Interpolation/values.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n").compactMap { line in
      guard !line.hasPrefix("#"), !line.isEmpty else { return nil }
      let sides = line.components(separatedBy: " → ")
      let name = sides[0].prefix { $0 != ":" }
      let ends = sides[0].dropFirst(name.count + 2).components(separatedBy: " ~ ")
      guard sides.count == 2, ends.count == 2 else { return nil }
      return InterpolationCase(
        name: String(name), start: ends[0], end: ends[1],
        expected: sides[1].components(separatedBy: " | "))
    }
  }()
}
