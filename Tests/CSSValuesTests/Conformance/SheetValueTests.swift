// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import TestSupport
import Testing

/// Tests of the declarations in web style sheets for properties of the table.
struct SheetValueTests {
  /// Invalid declarations in the style sheets, each with the reason.
  ///
  /// They are hacks for browsers that accept more, or less, than the specifications.
  static let rejected: [String: String] = [
    "padding: auto": "no padding is automatic",
    "padding-top: auto": "no padding is automatic",
    "padding-right: auto": "no padding is automatic",
    "padding-bottom: auto": "no padding is automatic",
    "padding-left: auto": "no padding is automatic",
    "cursor: -webkit-grab": "for browsers that had the keyword with its prefix",
    "cursor: -webkit-grabbing": "for browsers that had the keyword with its prefix",
    "display: -webkit-box": "for browsers with the flexible boxes of 2009",
    "display: -ms-flexbox": "for browsers with the flexible boxes of 2012",
    "width: -moz-fit-content": "for a browser that had the keyword with its prefix",
    "min-width: -moz-fit-content": "for a browser that had the keyword with its prefix",
  ]

  @Test("every declaration of the web sheets is accepted, or listed with a reason", .needsCorpora)
  func accepted() throws {
    var rejected: Set<String> = []
    let values = try SheetValue.all()
    for value in values
    where value.property.canonicalText(value.stream, in: value.tokens) == nil {
      rejected.insert("\(value.property): \(value.text)")
      #expect(Self.rejected["\(value.property): \(value.text)"] != nil, "\(value)")
    }
    #expect(rejected == Set(Self.rejected.keys), "rejects the listed values")
    #expect(values.count > 5000)
  }

  @Test("round-trips a serialized value", .needsCorpora)
  func roundTrip() throws {
    var checked: Set<String> = []
    for value in try SheetValue.all() {
      guard let text = value.property.canonicalText(value.stream, in: value.tokens),
        checked.insert("\(value.property): \(value.text)").inserted
      else { continue }
      let again = TokenStream(text)
      #expect(value.property.canonicalText(again) == text, "\(value)")
      let first = value.property.longhandValues(value.stream, in: value.tokens)
      let second = value.property.longhandValues(again)
      #expect(first == second || value.isRounded, "\(value)")
    }
    #expect(checked.count > 500)
  }
}
