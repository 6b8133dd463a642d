// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

@testable import CSSValues

/// Fuzzes values and grammars with arbitrary text.
///
/// The code must not trap, hang or exceed its memory bounds, and serialized values must parse to
/// equal values.
///
/// An input is a declaration such as `color: red`, optionally followed by a second value on the
/// next line. Alternatively, it is a grammar such as `= <color> || <length>`, with a value on the
/// next line. `Scripts/campaign fuzz values` builds and runs this.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzValues(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let text = String(decoding: bytes, as: UTF8.self)
  let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  let second = lines.count > 1 ? String(lines[1]) : ""
  if lines[0].hasPrefix("= ") {
    checkGrammar(String(lines[0].dropFirst(2)), second)
  } else {
    let name = lines[0].prefix { $0 != ":" }
    let property = Property(name: String(name)) ?? anyProperty(for: bytes)
    let first = String(lines[0].dropFirst(name.count + 1))
    checkValue(TokenStream(first), of: property)
    checkInterpolation(from: first, to: second, of: property)
  }
  return 0
}

/// Returns a property that depends on the bytes, for texts that do not name one.
private func anyProperty(for bytes: UnsafeBufferPointer<UInt8>) -> Property {
  let hash = bytes.prefix(8).reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
  return Property.allCases[hash % Property.allCases.count]
}

/// Checks that a value is rejected with a range within it, or has a stable canonical form.
private func checkValue(_ stream: TokenStream, of property: Property) {
  let text = property.canonicalText(stream)
  let diagnostic = property.diagnostic(for: stream)
  precondition((text == nil) == (diagnostic != nil), "\(property): either a form or a reason")
  if let range = diagnostic?.range {
    precondition(range.lowerBound >= 0 && range.upperBound <= stream.byteCount, "a place in it")
  }
  guard let text else { return }
  let again = property.canonicalText(valueStream(text))
  precondition(again == text, "\(property): '\(text)' comes back as '\(again ?? "")'")
  for longhand in property.longhandValues(stream) ?? [] {
    checkComputed(longhand.value, of: longhand.property)
  }
}

/// Returns the tokens of a value as in a style sheet.
///
/// A preceding space prevents that an initial byte order mark is dropped.
private func valueStream(_ value: String) -> TokenStream { TokenStream(" " + value) }

/// Checks that a computed value can be serialized, and is valid for its property.
private func checkComputed(_ value: CSSValue, of property: Property) {
  let context = ComputationContext(fontSize: 20, viewport: .init(width: 640, height: 480))
  let computed = value.computed(for: property, in: context)
  let serialized = computed.description
  // A calculation may produce the grid line 0, which is invalid when specified.
  let isGridLine = property.name.hasPrefix("grid-row-") || property.name.hasPrefix("grid-column-")
  precondition(
    isGridLine || property.canonicalText(valueStream(serialized)) != nil,
    "\(property): '\(serialized)' is rejected")
  _ = computed.resolved(currentColor: .black).description
  precondition(computed.sizeInBytes >= 0, "a value takes room")
}

/// Checks that values can be interpolated.
private func checkInterpolation(from first: String, to second: String, of property: Property) {
  guard !property.isShorthand, let start = property.value(parsing: first),
    let end = property.value(parsing: second)
  else { return }
  let context = ComputationContext(viewport: .init(width: 640, height: 480))
  for progress in [-0.5, 0, 0.25, 1, 2] {
    let between = property.interpolated(
      from: start.computed(for: property, in: context),
      to: end.computed(for: property, in: context), at: progress)
    _ = between.description
  }
}

/// Checks that a valid grammar has a stable serialized form, and can be run on any value.
private func checkGrammar(_ text: String, _ value: String) {
  guard let syntax = try? ValueSyntax(parsing: text) else { return }
  let serialized = syntax.description
  // Added brackets may nest the grammar too deeply to be parsed again.
  if let again = try? ValueSyntax(parsing: serialized) {
    precondition(again == syntax, "'\(serialized)' is another grammar")
  }
  let program = try? GrammarProgram(syntax, lookup: Property.syntax(ofReference:))
  _ = program?.value(TokenStream(value))?.description
}
