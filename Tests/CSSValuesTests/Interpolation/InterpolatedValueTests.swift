// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of interpolation between the values of a property in the value files.
struct InterpolatedValueTests {
  /// The distinct computed values of each longhand in the value files.
  private static let values: [(property: Property, values: [CSSValue])] = {
    var values: [Property: [CSSValue]] = [:]
    for line in ValueFile.valid.flatMap(\.lines) {
      for longhand in line.property?.longhandValues(TokenStream(line.output)) ?? [] {
        let computed = longhand.value.computed(for: longhand.property, in: .fixture)
        if values[longhand.property]?.contains(computed) != true {
          values[longhand.property, default: []].append(computed)
        }
      }
    }
    return values.map { ($0.key, $0.value) }.sorted { $0.property.rawValue < $1.property.rawValue }
  }()

  @Test("an interpolated value is valid for the property and round-trips")
  func accepted() {
    var count = 0
    for (property, values) in Self.values {
      for (start, end) in zip(values, values.dropFirst() + values.prefix(1)) {
        for progress in [-0.25, 0, 0.25, 0.5, 1, 1.5] {
          let value = property.interpolated(from: start, to: end, at: progress)
          let text = value.description
          count += 1
          if property.canonicalText(TokenStream(text)) != text {
            Issue.record("\(property): \(start) to \(end) at \(progress) gives \(text)")
          }
        }
      }
    }
    #expect(count > 1000)
  }

  @Test("interpolates any two values generated from a property's grammar to a valid value")
  func generated() throws {
    var count = 0
    for property in Property.allCases where !property.isShorthand {
      let values = try ParserAgreementTests.texts(of: property, count: 60)
        .compactMap { property.value(parsing: $0)?.computed(for: property, in: .fixture) }
      for (start, end) in zip(values, values.dropFirst()) {
        for progress in [-0.25, 0, 0.5, 1, 1.5] {
          let text = property.interpolated(from: start, to: end, at: progress).description
          // A computed value may have its own serialization, which does not concern interpolation.
          guard text != start.description, text != end.description else { continue }
          count += 1
          // A number that becomes zero is parsed as a length if the grammar accepts both.
          let canonical = property.canonicalText(TokenStream(text))
          if canonical != text, canonical?.replacing("0px", with: "0") != text {
            Issue.record("\(property): \(start) to \(end) at \(progress) gives \(text)")
          }
        }
      }
    }
    #expect(count > 1000)
  }

  @Test("composes any two values generated from a property's grammar to a valid value")
  func composed() throws {
    var count = 0
    for property in Property.allCases where !property.isShorthand {
      let values = try ParserAgreementTests.texts(of: property, count: 40)
        .compactMap { property.value(parsing: $0)?.computed(for: property, in: .fixture) }
      for (underlying, value) in zip(values, values.dropFirst()) {
        for composition in [AnimationComposition.add, .accumulate] {
          let text = property.composed(value, onto: underlying, composition).description
          guard text != value.description, text != underlying.description else { continue }
          count += 1
          let canonical = property.canonicalText(TokenStream(text))
          if canonical != text, canonical?.replacing("0px", with: "0") != text {
            Issue.record("\(property): \(composition) \(value) to \(underlying) gives \(text)")
          }
        }
      }
    }
    #expect(count > 500)
  }
}
