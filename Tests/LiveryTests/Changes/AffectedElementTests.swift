// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests for observers of one element or one custom property.
@Suite struct AffectedElementTests {
  private static let sheet = """
    :root { --accent: red; --border: 1px solid var(--accent); --other: 4px; color-scheme: light dark }
    .badge { color: var(--accent) }
    .badge:hover { width: var(--other) }
    .badge:state(new):focus-visible { height: 1px }
    .title { animation-name: pulse, "x"; font-family: "Brand", serif; color: light-dark(black, white) }
    .wide { width: 50vw }
    toolbar .badge { top: 1px }
    @keyframes pulse { to { top: 1px } }
    """

  private func isNotified(of name: String, by change: (Theme) -> Void) -> Bool {
    let theme = Theme(CSSStyleSheet(Self.sheet, name: "a.css"))
    let changes = Recorder<ThemeChange>()
    let observation = theme.observe(name) { changes.add($0) }
    change(theme)
    withExtendedLifetime(observation) {}
    return !changes.all.isEmpty
  }

  @Test(
    "an element listener receives every change of its values",
    arguments: [
      (".badge", ".badge { color: navy }", true),
      (".badge", ":root { --accent: navy }", true),
      (".badge", ":root { --other: 5px }", true),
      (".badge", ".badge:hover { left: 1px }", true),
      (".badge", ".badge:state(new):focus-visible { left: 1px }", true),
      (".badge", ".badge:checked:hover { left: 1px }", true),
      (".badge", "body { color: teal }", false),
      (".badge", "body { font-size: 30px }", true),
      (".badge", ".title { left: 1px }", false),
      (".badge", "toolbar .badge { left: 1px }", false),
      ("toolbar .badge", "toolbar .badge { left: 1px }", true),
      ("toolbar .badge", "toolbar { letter-spacing: 1px }", true),
      (".badge", ".badge { color: red }", false),
      (".badge", ".badge { color: var(--accent) }", false),
      (".badge", "@media print { .badge { color: navy } }", false),
      (".badge", ":root { --unused: 1px }", true),
      (".title", "@keyframes pulse { to { top: 2px } }", true),
      (".title", "@keyframes other { to { top: 2px } }", false),
      (".title", "@font-face { font-family: Brand; src: url(b.woff) }", true),
      (".title", "@font-face { font-family: Other; src: url(b.woff) }", false),
      (":not(.a)", ":not(.a) { top: 1px }", true),
      (":not(.a)", ":not(.b) { top: 1px }", false),
      ("--accent", ":root { --accent: navy }", true),
      ("--accent", ".x { --accent: navy }", true),
      ("--border", ":root { --accent: navy }", true),
      ("--border", ":root { --other: navy }", false),
      ("--other", ".badge { color: navy }", false),
    ])
  func rules(_ name: String, _ added: String, _ isNotified: Bool) {
    #expect(self.isNotified(of: name) { $0.add(added, name: "b.css") } == isNotified)
  }

  @Test("changes of environment, functions and steps affect dependent elements")
  func environment() {
    func darken(_ theme: Theme) { theme.environment.colorScheme = .dark }
    func calm(_ theme: Theme) { theme.environment.preferences.reducesMotion = true }
    func resize(_ theme: Theme) { theme.environment.viewport = .init(width: 100, height: 100) }
    #expect(isNotified(of: ".title", by: darken))
    #expect(isNotified(of: ".wide", by: calm) == false)
    #expect(isNotified(of: ".wide", by: resize))
    let theme = Theme(CSSStyleSheet(".a { width: --two() } .b { width: 2px }", name: "a.css"))
    let reported = Recorder<String>()
    let observations = [".a", ".b"].map { name in theme.observe(name) { _ in reported.add(name) } }
    theme.register(StyleFunction("--two") { _ in "2px" })
    #expect(reported.all == [".a"])
    withExtendedLifetime(observations) {}
  }

  @Test("removing a rule restores the element's earlier values")
  func removal() {
    let theme = Theme(CSSStyleSheet(Self.sheet, name: "a.css"))
    theme.add(".badge { color: navy }", name: "b.css")
    let reported = Recorder<String>()
    let observation = theme.observe(".badge") {
      reported.add($0.after.css(".badge", "color")?.description ?? "nil")
    }
    theme.remove("b.css")
    #expect(reported.all == ["rgb(255, 0, 0)"])
    withExtendedLifetime(observation) {}
  }

  @Test(
    "reports changes conservatively beyond the limit of state sets")
  func states() {
    let rules = (0..<300).map { ".badge:state(s\($0)) { top: \($0)px }" }.joined()
    let theme = Theme(CSSStyleSheet(rules, name: "a.css"))
    let reported = Recorder<String>()
    let observation = theme.observe(".badge") { _ in reported.add("told") }
    theme.add(".badge:state(s299) { top: 0 }", name: "b.css")
    #expect(reported.all == ["told"])
    withExtendedLifetime(observation) {}
  }
}
