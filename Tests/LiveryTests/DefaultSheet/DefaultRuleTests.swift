// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests that every selector of Three20's default style sheet resolves as it did there.
///
/// The article "Coming from Three20" describes the differences.
@Suite struct DefaultRuleTests {
  /// A variable of Three20's style sheet, and the selector and property that it was read from.
  struct Row: Sendable, CustomStringConvertible {
    let variable: String
    let selector: String
    let value: StyleValue

    init(_ variable: String, _ selector: String, _ value: StyleValue) {
      self.variable = variable
      self.selector = selector
      self.value = value
    }

    var description: String { "\(variable): \(selector)" }
  }

  private let theme = Theme()

  @Test(
    "colors of text",
    arguments: [
      Row("textColor", "body", .black), Row("highlightedTextColor", "body:hover", .white),
      Row("linkTextColor", ".tableItemLink", .rgb(0x57, 0x6B, 0x95)),
      Row("timestampTextColor", ".tableItemTimestamp", .rgb(0x24, 0x70, 0xD8)),
      Row("moreLinkTextColor", ".moreButton", .rgb(0x24, 0x70, 0xD8)),
      Row("tableHeaderTextColor", ".tableHeader", .rgb(0x57, 0x6B, 0x95)),
      Row("photoCaptionTextColor", ".photoCaption", .white),
      Row("tableRefreshHeaderTextColor", ".dragRefreshHeader", .rgb(0x57, 0x6C, 0x89)),
    ])
  func color(_ row: Row) {
    #expect(row.value.matches(theme.css(row.selector, \.color)))
  }

  @Test(
    "background colors",
    arguments: [
      Row("backgroundColor", "body", .white),
      Row("navigationBarTintColor", "navigationBar", .rgb(0x77, 0x8C, 0xA8)),
      Row("toolbarTintColor", "toolbar", .rgb(0x6D, 0x84, 0xA2)),
      Row("searchBarTintColor", "searchbar", .rgb(0xC8, 0xC8, 0xC8)),
      Row("tablePlainBackgroundColor", "table", .none),
      Row("tableGroupedBackgroundColor", "groupedTable", .rgb(239, 239, 244)),
      Row("searchTableBackgroundColor", "searchTable", .rgb(0xEB, 0xEB, 0xEB)),
      Row("searchTableSeparatorColor", "searchTableSeparator", .rgb(0xD9, 0xD9, 0xD9)),
      Row("tableHeaderTintColor", ".tableHeader", .none),
      Row("tableRefreshHeaderBackgroundColor", ".dragRefreshHeader", .rgb(0xE2, 0xE7, 0xED)),
    ])
  func background(_ row: Row) {
    #expect(row.value.matches(theme.css(row.selector, \.backgroundColor)))
  }

  @Test(
    "colors of shadows",
    arguments: [
      Row("tableHeaderShadowColor", ".tableHeader", .none),
      Row("photoCaptionTextShadowColor", ".photoCaption", .white(0, 0.9)),
      Row("tableRefreshHeaderTextShadowColor", ".dragRefreshHeader", .rgb(0xE6, 0xE6, 0xE6)),
    ])
  func shadowColor(_ row: Row) {
    #expect(row.value.matches(theme.css(row.selector, \.textShadow)?.color?.absolute))
  }

  @Test(
    "offsets of shadows",
    arguments: [
      Row("tableHeaderShadowOffset", ".tableHeader", .offset(0, 1)),
      Row("photoCaptionTextShadowOffset", ".photoCaption", .offset(0, 1)),
      Row("tableRefreshHeaderTextShadowOffset", ".dragRefreshHeader", .offset(0, 1)),
    ])
  func shadowOffset(_ row: Row) {
    #expect(row.value.matches(theme.css(row.selector, \.textShadow)))
  }

  @Test(
    "fonts",
    arguments: [
      Row("font", "body", .system(14)),
      Row("tableRefreshHeaderLastUpdatedFont", ".dragRefreshHeaderLastUpdated", .system(12)),
      Row("tableRefreshHeaderStatusFont", ".dragRefreshHeaderStatusFont", .bold(13)),
    ])
  func font(_ row: Row) {
    #expect(row.value.matches(theme.css(row.selector, \.font)))
  }

  @Test("states of several bits: selected wins over highlighted over disabled")
  func states() {
    let theme = Theme()
    theme.add(
      """
      .tableItem:disabled { color: red } .tableItem:hover { color: lime }
      .tableItem:selected { color: blue }
      """, name: "app.css")
    #expect(theme.css(".tableItem", \.color, state: [.disabled, .highlighted]) == CSSColor(.lime))
    #expect(
      theme.css(".tableItem", \.color, state: [.selected, .highlighted, .disabled])
        == CSSColor(.blue))
    #expect(theme.css(".tableItem", \.color, state: .disabled) == CSSColor(.red))
  }

  @Test("the sheet has no diagnostics")
  func diagnostics() {
    #expect(Theme.defaultSheet.diagnostics.isEmpty)
    let unread = Theme.defaultSheet.rules.flatMap(\.declarations).filter { declaration in
      let stream = declaration.tree.stream
      let usesVariable = stream.text(of: declaration.value).contains("var(")
      guard !declaration.isCustom, !usesVariable else { return false }
      let property = Property(name: declaration.name)
      return property?.longhandValues(stream, in: declaration.value) == nil
    }
    #expect(unread.map(\.text) == [])
  }

  @Test("every rule of the sheet uses its declarations")
  func everyDeclaration() {
    for rule in Theme.defaultSheet.rules {
      for selector in rule.selectors {
        let prepared = theme.sheet.prepare(selector)
        #expect(prepared.isMatched, "\(selector)")
        for declaration in rule.declarations where !declaration.isCustom {
          #expect(prepared.css(declaration.name) != nil, "\(selector) \(declaration.name)")
        }
      }
    }
  }
}
