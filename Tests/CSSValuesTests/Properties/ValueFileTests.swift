// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of the values in `Fixtures/Values`, each with its section of a specification.
struct ValueFileTests {
  @Test(
    "serializes a valid value in its canonical form, which round-trips", arguments: ValueFile.valid)
  func valid(file: ValueFile) {
    for line in file.lines {
      #expect(line.property?.canonicalText(of: line.input) == line.output, "\(line)")
      #expect(line.property?.message(of: line.input) == nil, "\(line)")
      #expect(line.property?.canonicalText(of: line.output) == line.output, "\(line)")
    }
  }

  @Test("rejects an invalid value with a reason inside its range", arguments: ValueFile.invalid)
  func invalid(file: ValueFile) throws {
    for line in file.lines {
      let stream = TokenStream(line.input)
      let property = try #require(line.property, "\(line)")
      #expect(property.longhandValues(stream) == nil, "\(line)")
      let range = property.diagnostic(for: stream)?.range
      #expect((range?.upperBound).map { $0 <= stream.byteCount } == true, "\(line)")
    }
  }

  @Test("computes a value as the specification describes", arguments: ValueFile.computed)
  func computed(file: ValueFile) {
    for line in file.lines {
      let value = line.property?.value(parsing: line.input)
      let computed = line.property.flatMap { value?.computed(for: $0, in: .fixture) }
      #expect(computed?.description == line.output, "\(line)")
    }
  }

  @Test("every line names a property of the table below its section")
  func sections() {
    for line in (ValueFile.valid + ValueFile.invalid + ValueFile.computed).flatMap(\.lines) {
      #expect(line.property != nil, "\(line)")
      #expect(line.section?.hasPrefix("https://") == true, "\(line)")
    }
  }

  @Test("the files have enough cases")
  func counts() {
    #expect(ValueFile.valid.map(\.lines.count).reduce(0, +) >= 600)
    #expect(ValueFile.invalid.map(\.lines.count).reduce(0, +) >= 400)
    #expect(ValueFile.valid.allSatisfy { $0.lines.count >= 10 })
    #expect(ValueFile.invalid.allSatisfy { $0.lines.count >= 10 })
  }
}

extension ComputationContext {
  /// The context of the values in `computed.txt`.
  static var fixture: ComputationContext {
    var context = ComputationContext(
      parentFontSize: 16, rootFontSize: 10, fontSize: 20,
      currentColor: CSSColor(rgba: 0x0102_03FF), viewport: .init(width: 1000, height: 500))
    context.lineHeight = 30
    context.container = .init(width: 400, height: 200)
    context.parentText = .init()
    return context
  }
}
