// SPDX-License-Identifier: Apache-2.0
import Livery
import Synchronization
import Testing

@Suite("Failed look-ups")
struct LookupTests {
  /// A theme with only its own rules, and the problems that it reports.
  private final class Watched: Sendable {
    let theme: Theme
    private let reported = Mutex<[LookupProblem]>([])

    init(_ css: String) {
      theme = Theme(CSSStyleSheet(css))
      theme.lookupHandler = { [weak self] problem in
        self?.reported.withLock { $0.append(problem) }
      }
    }

    var messages: [String] { reported.withLock { $0.map(\.description) } }
  }

  private static let css = """
    toolbar > .button { --accent: teal; color: red } #main { color: blue }
    .button:hover { width: 1px } @media print { .sheet { color: red } }
    """

  private static let lookups: [(selector: String, property: String, message: String?)] = [
    ("toolbar > .button", "color", nil), ("toolbar > .button", "width", nil),
    ("toolbar > .button", "--accent", nil), (".button", "color", nil), ("#main", "height", nil),
    (".sheet", "color", nil),
    (".buton", "color", "no rule of the theme names 'buton'; did you mean 'button'?"),
    ("tolbar > .button", "color", "no rule of the theme names 'tolbar'; did you mean 'toolbar'?"),
    ("#mian", "color", "no rule of the theme names 'mian'; did you mean 'main'?"),
    (".entirely-different", "color", "no rule of the theme names 'entirely-different'"),
    (".buton:hover", "width", "no rule of the theme names 'buton'; did you mean 'button'?"),
    ("#main", "colour", "unknown property 'colour'; did you mean 'color'?"),
    ("#main", "foo-bar", "unknown property 'foo-bar'"),
    ("#main", "--acent", "unknown property '--acent'; did you mean '--accent'?"),
    ("#main", "--accent", nil), ("#main", "Color", nil),
  ]

  @Test("reports unknown names with suggestions", arguments: lookups)
  func names(selector: String, property: String, message: String?) {
    let watched = Watched(Self.css)
    _ = watched.theme.css(selector, property)
    #expect(watched.messages == (message.map { [$0] } ?? []))
  }

  @Test("reports an invalid description with its problem")
  func invalid() {
    let watched = Watched(Self.css)
    _ = watched.theme.css("a,", "color")
    #expect(watched.messages.count == 1)
    #expect(watched.messages.allSatisfy { $0.hasPrefix("'a,' describes no element: ") })
  }

  @Test("reports each failed look-up once")
  func once() {
    let watched = Watched(Self.css)
    for _ in 0..<3 {
      _ = watched.theme.css("#main", "colour")
      _ = watched.theme.css(".buton", \.color)
      _ = watched.theme.ruleSet(for: ".buton")
    }
    #expect(watched.messages.count == 2)
    var value = Styled()
    #expect(!watched.theme.apply(".lable", to: &value))
    #expect(watched.messages.count == 3)
  }

  private struct Styled: StyleApplying {
    mutating func apply(_ ruleSet: RuleSet) {}
  }

  @Test("reports at most a thousand")
  func many() {
    let watched = Watched(Self.css)
    for number in 0..<1_200 { _ = watched.theme.css(".x\(number)", "color") }
    #expect(watched.messages.count == 1_000)
  }

  @Test("reports nothing without a handler, and a handler may query the theme")
  func handlers() {
    let theme = Theme(CSSStyleSheet(Self.css))
    theme.lookupHandler = nil
    _ = theme.css(".buton", "color")
    let count = Mutex(0)
    theme.lookupHandler = { [unowned theme] _ in
      count.withLock { $0 += 1 }
      _ = theme.css(".buton", "color")
    }
    _ = theme.css(".buton", "color")
    _ = theme.css("#mian", "color")
    #expect(count.withLock { $0 } == 2)
    #if DEBUG
      #expect(Theme().lookupHandler != nil)
    #else
      #expect(Theme().lookupHandler == nil)
    #endif
  }
}
