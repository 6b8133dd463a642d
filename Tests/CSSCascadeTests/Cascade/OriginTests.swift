// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Sheets of three origins with conflicting declarations for one element.
@Suite struct OriginTests {
  /// Returns the color of `a`, for which each origin has its own declarations, added in any order.
  private func color(
    default declarations: String, user: String, author: String, order: [Origin]
  ) -> String? {
    var sheet = CSSStyleSheet()
    for origin in order {
      let text =
        switch origin {
        case .default: declarations
        case .user: user
        case .author: author
        }
      sheet.add("a { \(text) }", name: "\(origin)", origin: origin)
    }
    return sheet.text("a", "color")
  }

  private static let orders: [[Origin]] = [
    [.default, .user, .author], [.author, .user, .default], [.user, .author, .default],
  ]

  @Test("the later origin wins, whatever the order of the sheets", arguments: orders)
  func normal(order: [Origin]) {
    #expect(
      color(default: "color: red", user: "color: lime", author: "color: blue", order: order)
        == "rgb(0, 0, 255)")
    #expect(
      color(default: "color: red", user: "color: lime", author: "", order: order)
        == "rgb(0, 255, 0)")
  }

  @Test("origin precedes specificity", arguments: orders)
  func beforeSpecificity(order: [Origin]) {
    #expect(
      color(
        default: "& { color: red } &:not-a-state {}", user: "", author: "color: blue", order: order)
        == "rgb(0, 0, 255)")
    var sheet = CSSStyleSheet("#x.y.z { color: red }", origin: .default)
    sheet.add("* { color: blue }", name: "author")
    #expect(sheet.text("#x.y.z", "color") == "rgb(0, 0, 255)")
  }

  @Test("among important declarations the earlier origin wins", arguments: orders)
  func important(order: [Origin]) {
    #expect(
      color(
        default: "color: red !important", user: "color: lime !important",
        author: "color: blue !important", order: order) == "rgb(255, 0, 0)")
    #expect(
      color(
        default: "color: red", user: "color: lime !important", author: "color: blue !important",
        order: order) == "rgb(0, 255, 0)")
  }

  @Test("important declarations override normal ones of any origin", arguments: orders)
  func importantAgainstNormal(order: [Origin]) {
    #expect(
      color(default: "color: red !important", user: "", author: "color: blue", order: order)
        == "rgb(255, 0, 0)")
    #expect(
      color(
        default: "color: red", user: "color: lime", author: "color: blue !important", order: order)
        == "rgb(0, 0, 255)")
  }

  @Test(
    "importance does not reverse the order within an origin",
    arguments: [
      StyleQuery(
        "a { color: red !important } a { color: blue !important }", "a", "color", "rgb(0, 0, 255)"),
      StyleQuery(
        "a.b { color: red !important } a { color: blue !important }", "a.b", "color",
        "rgb(255, 0, 0)"),
      StyleQuery(
        "a { color: red !important } a.b { color: blue }", "a.b", "color", "rgb(255, 0, 0)"),
      StyleQuery("a { color: red !IMPORTANT; color: blue }", "a", "color", "rgb(255, 0, 0)"),
      StyleQuery(
        "a { --c: red ! important; --c: blue; color: var(--c) }", "a", "color", "rgb(255, 0, 0)"),
    ])
  func within(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test("origins are in cascade order")
  func order() {
    #expect(Origin.allCases.sorted() == [.default, .user, .author])
  }
}
