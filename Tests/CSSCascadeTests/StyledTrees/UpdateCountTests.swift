// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Testing

/// Tests of the number of elements that a change matches and computes again.
///
/// The tree is a window with a list of four items. The second item has a label with an icon.
struct UpdateCountTests {
  private static let icon = StyleElement("icon", classes: ["y"])
  private static let label = StyleElement("label", classes: ["y"], children: [icon])
  private static let items = [
    StyleElement("item", classes: ["y"]), StyleElement("item", children: [label]),
    StyleElement("item", classes: ["y"]), StyleElement("item"),
  ]
  private static let window = StyleElement(
    "window", children: [StyleElement("list", id: "main", children: items)])

  /// Indices in document order.
  private enum Target: Int {
    case window, list, first, second, label, icon, third, fourth
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let sheet: String
    let target: Int
    let change: @Sendable (inout StyleElement) -> Void
    let matched: Int
    let restyled: Int

    var testDescription: String { "\(sheet) at \(target)" }
  }

  private static func row(
    _ sheet: String, _ target: Target, _ matched: Int, _ restyled: Int? = nil,
    _ change: @escaping @Sendable (inout StyleElement) -> Void = { $0.classes.append("x") }
  ) -> Row {
    Row(
      sheet: sheet, target: target.rawValue, change: change, matched: matched,
      restyled: restyled ?? matched)
  }

  static let rows = [
    row(".x { width: 1px }", .icon, 1),
    row(".x { width: 1px }", .window, 1),
    row(".z { width: 1px }", .icon, 0),
    row(".y { width: 1px }", .icon, 1) { $0.classes = [] },
    row(".x .y { width: 1px }", .window, 4),
    row(".x .y { width: 1px }", .list, 4),
    row(".x .y { width: 1px }", .second, 2),
    row(".x { width: 1px } .x .y { width: 1px }", .second, 3),
    row(".x > .y { width: 1px }", .list, 2),
    row(".x + item { width: 1px }", .first, 1),
    row(".x + item { width: 1px }", .fourth, 0),
    row(".x ~ item { width: 1px }", .first, 3),
    row(".x ~ .y { width: 1px }", .first, 1),
    row(".x + * .y { width: 1px }", .first, 2),
    row(".x + * + * { width: 1px }", .first, 2),
    row("#main .x { width: 1px }", .icon, 1),
    row(":is(.x, .z) .y { width: 1px }", .second, 2),
    row(".x { & icon { width: 1px } }", .second, 2),
    row(":nth-child(odd of .x) { width: 1px }", .first, 4),
    row("list:has(.x) { width: 1px }", .icon, 1),
    row("list:has(.x) .y { width: 1px }", .icon, 4),
    row("item:has(+ .x) { width: 1px }", .third, 2),
    row("@scope (.x) { .y { width: 1px } }", .second, 3),
    row(".y:hover { width: 1px }", .icon, 1) { $0.states = ["hover"] },
    row(":state(busy) .y { width: 1px }", .second, 2) { $0.states = ["busy"] },
    row("[k] > label { width: 1px }", .second, 1) { $0.attributes["k"] = "1" },
    row("icon:empty { width: 1px }", .icon, 1) { $0.text = "text" },
    row(":focus-within { width: 1px }", .icon, 5) { $0.states = ["focus"] },
    row("#other { width: 1px }", .icon, 1) { $0.id = "other" },
    row("item:first-of-type { width: 1px }", .first, 2) { $0.type = "header" },
    row(".y:lang(de) { width: 1px }", .second, 2) { $0.language = "de" },
    row(".x { color: red }", .second, 1, 3),
    row(".x { color: red } .y { color: blue }", .second, 1, 2),
    row(".x { color: red } .y { color: blue }", .label, 1, 1),
    row(".x { color: black } * { color: black }", .window, 1),
    row("@media print { .x .y { width: 1px } }", .window, 0),
    row(".z { width: 1px }", .icon, 1) { $0.inlineStyle = "width: 2px" },
    row(".z { width: 1px }", .icon, 0) { $0.size = StyleSize(width: 20) },
  ]

  @Test(arguments: rows)
  func restylesOnlyAffectedElements(_ row: Row) throws {
    var styled = StyledTree(of: Self.window, in: CSSStyleSheet(row.sheet))
    var element = try #require(styled.element(at: row.target))
    row.change(&element)
    let update = styled.update(row.target, to: element)
    #expect(update.matched == row.matched)
    #expect(update.restyled == row.restyled)
  }
}
