// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import TestSupport
import Testing

/// A row of the corpus `wpt-animation`: an animation of a property with the expected values.
struct AnimationRow: Decodable, Sendable, CustomTestStringConvertible {
  let property: String
  let underlying: String?
  let from: String?
  let to: String?
  let fromComposite: String?
  let toComposite: String?
  let points: [Point]?
  let behavior: String?
  let methods: [String]?
  let comparison: String?
  let source: String

  /// The expected value at an eased progress.
  struct Point: Decodable, Sendable {
    let progress: Double
    /// The expected specified values by property, or `nil` for the underlying value.
    let expected: [String: String]?
    /// The expected value of the row's own property, or `nil` for the underlying value.
    let value: String?

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      progress = try container.decode(Double.self)
      guard try !container.decodeNil() else {
        (value, expected) = (nil, nil)
        return
      }
      value = try? container.decode(String.self)
      expected = value == nil ? try container.decode([String: String].self) : nil
    }
  }

  var testDescription: String {
    let ends = [from, to].map { $0 ?? "neutral" }.joined(separator: " ~ ")
    return "\(property): \(ends)\(underlying.map { " on \($0)" } ?? "") (\(file))"
  }

  /// The name of the page in the suite.
  var file: String { source.split(separator: "/").last.map(String.init) ?? source }

  /// The longhands of the property, or an empty array if the table lacks the property.
  var longhands: [Property] {
    guard let property = Property(name: property) else { return [] }
    return property.isShorthand ? property.longhands : [property]
  }

  /// Whether transitions are among the methods to animate.
  var hasTransitions: Bool { methods?.contains { $0.hasPrefix("CSS Transitions") } ?? true }

  /// Returns the rows of a file whose property is in the table.
  static func rows(of file: String) -> [AnimationRow] {
    guard Corpora.isPresent else { return [] }
    do {
      let data = try Corpora.data("wpt-animation/\(file).json")
      return try JSONDecoder().decode([AnimationRow].self, from: data)
        .filter { !$0.longhands.isEmpty }
    } catch {
      Issue.record(error)
      return []
    }
  }

  static let interpolations = rows(of: "interpolation")
  static let compositions = rows(of: "composition")
  static let discrete = rows(of: "discrete")
  static let notAnimatable = rows(of: "not-animatable")
}
