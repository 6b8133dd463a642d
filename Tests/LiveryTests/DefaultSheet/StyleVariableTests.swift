// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests that every variable of Three20's default style sheet is a custom property of `:root`.
///
/// The values are those of Three20's code. If its style sheet specifies another value, that is used
/// here with a comment. The article "Coming from Three20" lists these variables.
@Suite struct StyleVariableTests {
  /// Returns a rule set that uses a variable: `probe` as a color, a font and a shadow offset.
  private func probe(_ variable: StyleVariable) -> RuleSet {
    let theme = Theme()
    theme.add(
      """
      probe {
        color: var(\(variable.property));
        font: var(\(variable.property));
        text-shadow: var(\(variable.property)) 0 red;
      }
      """, name: "probe.css")
    return theme.ruleSet(for: "probe")
  }

  @Test("colors", arguments: colors)
  func color(_ variable: StyleVariable) {
    #expect(variable.value.matches(probe(variable).color))
  }

  @Test("fonts", arguments: fonts)
  func font(_ variable: StyleVariable) {
    #expect(variable.value.matches(probe(variable).font))
  }

  @Test("offsets", arguments: offsets)
  func offset(_ variable: StyleVariable) {
    #expect(variable.value.matches(probe(variable).textShadow))
  }

  @Test("other values", arguments: texts)
  func text(_ variable: StyleVariable) {
    guard case .text(let text) = variable.value else { return }
    #expect(css(":root", variable.property)?.description == text)
  }

  @Test("variables apply at the root and are inherited by the page")
  func places() {
    for variable in Self.colors + Self.fonts + Self.offsets + Self.texts {
      let value = css(":root", variable.property)
      #expect(value != nil, "\(variable)")
      #expect(css("body", variable.property) == value, "\(variable)")
    }
  }

  @Test("a variable with a Three20 fallback follows it unless a theme sets it")
  func fallbacks() {
    let theme = Theme()
    theme.add(
      ":root { --link-text-color: red; --table-plain-cell-separator-style: none }", name: "a.css")
    #expect(theme.css(".tableHeader", \.color)?.description == "rgb(255, 0, 0)")
    #expect(theme.css(":root", "--table-grouped-cell-separator-style")?.description == "none")
    theme.add(":root { --table-header-text-color: lime }", name: "b.css")
    #expect(theme.css(".tableHeader", \.color)?.description == "rgb(0, 255, 0)")
    #expect(theme.css(".tableItemLink", \.color)?.description == "rgb(255, 0, 0)")
  }

  @Test("has exactly 61 variables")
  func count() {
    let listed = Self.colors + Self.fonts + Self.offsets + Self.texts
    let rules = Theme.defaultSheet.rules.filter { $0.selectors.contains(":root") }
    let names = rules.flatMap(\.declarations).map(\.name)
    #expect(Set(names) == Set(listed.map(\.property) + Self.rows.map(\.0)))
    #expect(listed.count == 61)
  }

  @Test("the metrics of rows from Three20's code, and the times of motion", arguments: rows)
  func row(_ name: String, _ text: String) {
    #expect(css(":root", name)?.description == text)
  }

  /// The row metrics of Three20's code, the replacements of platform colors, and the times of motion.
  private static let rows = [
    ("--table-selection-gray", "#d9d9d9"), ("--table-line-color", "rgb(60 60 67 / 29%)"),
    ("--row-height", "44px"), ("--row-small-margin", "6px"), ("--row-spacing", "8px"),
    ("--row-margin", "10px"), ("--row-horizontal-padding", "10px"),
    ("--row-vertical-padding", "10px"), ("--row-key-spacing", "12px"),
    ("--row-control-padding", "8px"), ("--row-label-leading", "1px"),
    ("--row-text-height", "2000px"), ("--grouped-table-margin", "10px"),
    ("--caption-width", "75px"), ("--image-edge", "50px"), ("--image-text-inset", "20px"),
    ("--message-image-edge", "34px"), ("--message-text-lines", "2"),
    ("--disclosure-width", "23px"), ("--more-button-margin", "40px"),
    ("--more-button-height", "calc(1.5 * 44px)"), ("--spinner-edge", "20px"),
    ("--table-header-height", "22px"), ("--grouped-header-height", "36px"),
    ("--grouped-first-header-height", "46px"), ("--table-header-inset", "12px"),
    ("--more-footer-height", "40px"), ("--fast", "100ms"), ("--slow", "200ms"),
    ("--easing", "ease-in-out"), ("--spinner-duration", "1s"), ("--spinner-easing", "steps(12)"),
  ]

  private static let colors = [
    StyleVariable("textColor", .black), StyleVariable("highlightedTextColor", .white),
    StyleVariable("backgroundTextColor", .none), StyleVariable("backgroundColor", .white),
    StyleVariable("navigationBarTintColor", .rgb(119, 140, 168)),
    StyleVariable("toolbarTintColor", .rgb(109, 132, 162)),
    StyleVariable("searchBarTintColor", .rgb(200, 200, 200)),
    StyleVariable("tablePlainBackgroundColor", .none),
    StyleVariable("tablePlainCellSeparatorColor", .none),
    StyleVariable("tableGroupedBackgroundColor", .rgb(239, 239, 244)),
    StyleVariable("tableGroupedCellSeparatorColor", .none),
    StyleVariable("searchTableBackgroundColor", .rgb(235, 235, 235)),
    StyleVariable("searchTableSeparatorColor", .white(0.85)),
    StyleVariable("linkTextColor", .rgb(87, 107, 149)),
    StyleVariable("timestampTextColor", .rgb(36, 112, 216)),
    StyleVariable("moreLinkTextColor", .rgb(36, 112, 216)),
    // The value of the style sheet; in the code nil, so the header had the equal color of links.
    StyleVariable("tableHeaderTextColor", .rgb(87, 107, 149)),
    StyleVariable("tableHeaderShadowColor", .none), StyleVariable("tableHeaderTintColor", .none),
    StyleVariable("photoCaptionTextColor", .white),
    StyleVariable("photoCaptionTextShadowColor", .white(0, 0.9)),
    StyleVariable("screenBackgroundColor", .white(0, 0.8)),
    StyleVariable("tableActivityTextColor", .rgb(99, 109, 125)),
    StyleVariable("tableErrorTextColor", .rgb(96, 103, 111)),
    StyleVariable("tableSubTextColor", .rgb(79, 89, 105)),
    StyleVariable("tableTitleTextColor", .rgb(99, 109, 125)),
    StyleVariable("tabBarTintColor", .rgb(119, 140, 168)),
    StyleVariable("tabTintColor", .rgb(228, 230, 235)),
    StyleVariable("messageFieldTextColor", .white(0.5)),
    StyleVariable("messageFieldSeparatorColor", .white(0.7)),
    StyleVariable("thumbnailBackgroundColor", .white(0.95)),
    StyleVariable("postButtonColor", .rgb(117, 144, 181)),
    StyleVariable("tableRefreshHeaderBackgroundColor", .rgb(226, 231, 237)),
    // The values of the style sheet; in the code rgb(109, 128, 153) and white at 90%.
    StyleVariable("tableRefreshHeaderTextColor", .rgb(87, 108, 137)),
    StyleVariable("tableRefreshHeaderTextShadowColor", .rgb(230, 230, 230)),
  ]

  private static let fonts = [
    StyleVariable("font", .system(14)), StyleVariable("buttonFont", .bold(12)),
    StyleVariable("tableFont", .bold(17)), StyleVariable("tableSmallFont", .bold(15)),
    StyleVariable("tableTitleFont", .bold(13)), StyleVariable("tableTimestampFont", .system(13)),
    StyleVariable("tableButtonFont", .bold(13)), StyleVariable("tableSummaryFont", .system(17)),
    StyleVariable("tableHeaderPlainFont", .bold(16)),
    StyleVariable("tableHeaderGroupedFont", .bold(18)),
    StyleVariable("photoCaptionFont", .bold(12)), StyleVariable("messageFont", .system(15)),
    StyleVariable("errorTitleFont", .bold(18)), StyleVariable("errorSubtitleFont", .bold(12)),
    StyleVariable("activityLabelFont", .system(17)),
    StyleVariable("activityBannerFont", .bold(11)),
    StyleVariable("tableRefreshHeaderLastUpdatedFont", .system(12)),
    // The value of the style sheet; in the code bold 14.
    StyleVariable("tableRefreshHeaderStatusFont", .bold(13)),
  ]

  private static let offsets = [
    StyleVariable("tableHeaderShadowOffset", .offset(0, 1)),
    StyleVariable("photoCaptionTextShadowOffset", .offset(0, 1)),
    StyleVariable("tableRefreshHeaderTextShadowOffset", .offset(0, 1)),
  ]

  private static let texts = [
    StyleVariable("tablePlainCellSeparatorStyle", .text("single-line")),
    StyleVariable("tableGroupedCellSeparatorStyle", .text("single-line")),
    StyleVariable("tableBannerViewHeight", .text("22px")),
    StyleVariable("tableSelectionStyle", .text("blue")),
    StyleVariable("tableRefreshHeaderArrowImage", .text("url(\"blueArrow.png\")")),
  ]
}
