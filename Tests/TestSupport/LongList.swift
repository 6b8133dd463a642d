// SPDX-License-Identifier: Apache-2.0
import Testing

/// A theme with one list whose length a test chooses.
package struct LongList: CustomTestStringConvertible, Sendable {
  package let testDescription: String
  /// A closure that returns the text of the sheet for a number of items.
  package let css: @Sendable (Int) -> String

  /// Creates a sheet in which one property of `.a` has a list of items.
  private init(
    property: String, separator: String = ", ", of item: @escaping @Sendable (Int) -> String
  ) {
    testDescription = "\(property): \(item(0))\(separator)…"
    css = { ".a { color: red; \(property): \(Self.items($0, separator, item)) }" }
  }

  private init(_ description: String, css: @escaping @Sendable (Int) -> String) {
    testDescription = description
    self.css = css
  }

  /// Returns the texts of numbered items, joined by a separator.
  package static func items(
    _ count: Int, _ separator: String, _ item: (Int) -> String
  ) -> String { (0..<count).map(item).joined(separator: separator) }
}

extension LongList {
  /// Lists of all kinds.
  package static let all = drawn + read + rules

  /// Lists in values that affect a picture.
  package static let drawn: [LongList] = [
    LongList(property: "font-family") { "f\($0)" }, LongList(property: "font-family") { _ in "f" },
    LongList(property: "font-feature-settings") { "'\(1_000 + $0 % 9_000)' 1" },
    LongList(property: "font-variation-settings") { "'\(1_000 + $0 % 9_000)' 1" },
    LongList(property: "box-shadow") { "\($0 % 50)px 0 red" },
    LongList(property: "box-shadow") { "inset \($0 % 50)px 0 red" },
    LongList(property: "text-shadow") { "\($0 % 50)px 0 red" },
    LongList(property: "background-image") { _ in "linear-gradient(red, blue)" },
    LongList(property: "background") { "url(x\($0).png)" },
    LongList(property: "mask-image") { _ in "linear-gradient(red, blue)" },
    LongList(property: "transform", separator: " ") { "translate(\($0 % 2)px)" },
    LongList(property: "filter", separator: " ") { _ in "brightness(1)" },
    LongList(property: "filter", separator: " ") { _ in "drop-shadow(1px 1px red)" },
    LongList(property: "-livery-pipeline", separator: " ") { _ in "fill(red)" },
    LongList(property: "-livery-pipeline", separator: " ") { _ in "inset(0px)" },
    LongList("stops of a gradient") {
      ".a { background: linear-gradient(\(items($0, ", ") { "rgb(\($0 % 256) 0 0)" })) }"
    },
    LongList("options of an image") {
      ".a { background: image-set(\(items($0, ", ") { "url(x\($0).png) \($0 + 1)x" })) }"
    },
    LongList("families of a step") {
      ".a { -livery-pipeline: text(12px \(items($0, ", ") { "f\($0)" })) }"
    },
    LongList("corners of a polygon") {
      ".a { background: red; clip-path: polygon(\(items($0, ", ") { "\($0 % 90)px 4px" })) }"
    },
  ]

  /// Lists in values, preludes and selectors.
  package static let read: [LongList] = [
    LongList(property: "grid-template-columns", separator: " ") { "[l\($0)] 1px" },
    LongList(property: "grid-template-areas", separator: " ") { "'l\($0)'" },
    LongList(property: "animation") { "k\($0) 1s" },
    LongList(property: "transition") { "width \($0)ms" },
    LongList(property: "will-change") { "c\($0)" },
    LongList(property: "counter-reset", separator: " ") { "c\($0) 1" },
    LongList(property: "quotes", separator: " ") { _ in "'x' 'y'" },
    LongList("keyframe selectors") {
      ".a { animation: k 1s } @keyframes k { \(items($0, ", ") { "\($0 % 100)%" }) { top: 0 } }"
    },
    LongList("keyframes") {
      ".a { animation: k 1s } @keyframes k { "
        + items($0, " ") { "\($0 % 100)% { top: \($0)px }" } + " }"
    },
    LongList("media queries") {
      "@media \(items($0, ", ") { "(width: \($0)px)" }) { .a { color: red } }"
    },
    LongList("media conditions") {
      "@media \(items($0, " or ") { "(width: \($0)px)" }) { .a { color: red } }"
    },
    LongList("selectors") { "\(items($0, ", ") { ".b\($0)" }), .a { color: red }" },
    LongList("layers") { "@layer \(items($0, ", ") { "l\($0)" }); .a { color: red }" },
    LongList("fallbacks in one another") {
      ".a { width: \(items($0, "") { _ in "var(--x," })1px\(items($0, "") { _ in ")" }) }"
    },
    LongList("fallbacks beside one another") {
      ".a { background: linear-gradient(\(items($0, ", ") { "var(--x\($0), red)" })) }"
    },
    LongList("terms of a sum") { ".a { width: calc(\(items($0, " + ") { "\($0 % 9)px" })) }" },
    LongList("arguments of a maximum") {
      ".a { width: max(\(items($0, ", ") { "\($0 % 9)em" })) }"
    },
    LongList("faces") {
      items($0, " ") { "@font-face { font-family: x; src: url(x\($0).ttf) }" }
        + ".a { font-family: x }"
    },
  ]

  /// Lists of rules and declarations.
  package static let rules: [LongList] = [
    LongList("declarations of one property") { ".a { \(items($0, "; ") { "top: \($0)px" }) }" },
    LongList("unknown properties") { ".a { \(items($0, "; ") { "colr\($0): red" }) }" },
    LongList("custom properties that refer to each other in a chain") {
      ".a { --x0: 1px; \(items($0, "; ") { "--x\($0 + 1): var(--x\($0))" }) }"
    },
    LongList("custom properties with misspelled references") {
      ":root { \(items($0, "; ") { "--color\($0): red" }) }"
        + ".a { \(items($0, "; ") { "color: var(--colr\($0))" }) }"
    },
    LongList("rules of one selector") { items($0, " ") { ".a { top: \($0)px }" } },
    LongList("rules of many classes") { items($0, " ") { ".a.b\($0) { color: red }" } },
    LongList("nested rules") { ".a { \(items($0, " ") { "& .b\($0) { color: red }" }) }" },
    LongList("classes of one compound") { "\(items($0, "") { ".b\($0)" }) { color: red }" },
    LongList("arguments of `:not()`") { ".a:not(\(items($0, ", ") { ".b\($0)" })) { top: 0 }" },
    LongList("arguments of `:has()`") { ".a:has(\(items($0, ", ") { ".b\($0)" })) { top: 0 }" },
    LongList("blocks of layers") { items($0, " ") { "@layer l\($0) { .a { color: red } }" } },
    LongList("misspelled layers") {
      items($0, " ") { "@layer base\($0), base\($0); @layer bsae\($0) { .a { top: 0 } }" }
    },
    LongList("media rules") { items($0, " ") { "@media (width: \($0)px) { .a { top: 0 } }" } },
    LongList("container rules") {
      items($0, " ") { "@container c\($0) (width > \($0)px) { .a { top: 0 } }" }
    },
    LongList("scopes") { items($0, " ") { "@scope (.b\($0)) to (.c) { .a { top: 0 } }" } },
    LongList("animations with misspelled keyframes") {
      items($0, " ") { "@keyframes fade\($0) { to { top: 0 } } .a\($0) { animation: fdae\($0) }" }
    },
    LongList("registered properties") {
      items($0, " ") {
        "@property --x\($0) { syntax: '*'; inherits: true } .a { --x\($0): 1 }"
      }
    },
    LongList("alternatives of a syntax") {
      "@property --x { syntax: '\(items($0, " | ") { "k\($0)" })'; inherits: true; "
        + "initial-value: k0 } .a { --x: k1 }"
    },
    LongList("imports") { items($0, " ") { "@import 'x\($0).css';" } + ".a { top: 0 }" },
    LongList("elements with a background") {
      items($0, " ") { ".b\($0) { color: #777; background: #888 }" }
    },
    LongList("comments that disable a rule") {
      items($0, " ") { _ in "/* livery-disable unknown-property */ .a { colr: red }" }
    },
    LongList("lines without a semicolon") { ".a { \(items($0, "\n") { _ in "color: red" }) }" },
  ]
}
