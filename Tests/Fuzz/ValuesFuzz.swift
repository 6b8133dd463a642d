// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

@testable import CSSValues

/// Any text as the value of any property, and any text as a grammar: nothing may trap, hang or grow without bounds, and what
/// comes out must be what went in.
///
/// An input is a declaration such as `color: red`, whose value may be followed by a second one in a line of its own, or a
/// grammar and a value such as `= <color> || <length>` with the value in the next line. `Scripts/campaign fuzz values` builds and
/// runs this.
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
    checkWay(from: first, to: second, of: property)
  }
  return 0
}

/// A property that depends on the bytes, for texts that name none.
private func anyProperty(for bytes: UnsafeBufferPointer<UInt8>) -> Property {
  let hash = bytes.prefix(8).reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
  return Property.allCases[hash % Property.allCases.count]
}

/// A value is refused with a reason that lies in it, or written in a form that is kept.
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

/// A value's text as it stands in a sheet: not at the very beginning, where a byte order mark would be none of it.
private func valueStream(_ value: String) -> TokenStream { TokenStream(" " + value) }

/// A computed value can be written, and is a value of its property.
private func checkComputed(_ value: CSSValue, of property: Property) {
  let context = ComputationContext(fontSize: 20, viewport: .init(width: 640, height: 480))
  let computed = value.computed(for: property, in: context)
  let written = computed.description
  // A calculation may come to the line 0, which nobody may write.
  let isGridLine = property.name.hasPrefix("grid-row-") || property.name.hasPrefix("grid-column-")
  precondition(
    isGridLine || property.canonicalText(valueStream(written)) != nil,
    "\(property): '\(written)' is refused")
  _ = computed.resolved(currentColor: .black).description
  precondition(computed.footprint >= 0, "a value takes room")
}

/// Between two values there are values.
private func checkWay(from first: String, to second: String, of property: Property) {
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

/// A grammar is read or refused, is written in a form that is kept, and can be run on any value.
private func checkGrammar(_ text: String, _ value: String) {
  guard let syntax = try? ValueSyntax(parsing: text) else { return }
  let written = syntax.description
  // Brackets that the text did not have may nest it too deep to be read again.
  if let again = try? ValueSyntax(parsing: written) {
    precondition(again == syntax, "'\(written)' is another grammar")
  }
  let program = try? GrammarProgram(syntax, lookup: Property.syntax(ofReference:))
  _ = program?.value(TokenStream(value))?.description
}
