// SPDX-License-Identifier: Apache-2.0
#if Rendering
  extension HostileStyle {
    /// Pipelines that are very long, very deep, or have extreme numbers.
    static let steps = [
      HostileStyle("a thousand steps", steps: repeated("fill(rgb(1 2 3 / 1%))", 1_000)),
      HostileStyle("ten thousand steps", steps: repeated("fill(rgb(1 2 3 / 1%))", 10_000)),
      HostileStyle("a thousand insets", steps: repeated("inset(1px) fill(red)", 500)),
      HostileStyle(
        "a thousand inner shadows",
        steps: "fill(red) " + repeated("inner-shadow(0 1px 4px black)", 999)),
      HostileStyle(
        "layers in layers", steps: repeated("fill(red) blend(multiply)", 300), .visibleWithProblems),
      HostileStyle(
        "a mask in each of many masks", steps: repeated("mask(url(a.png)) fill(red)", 200),
        .visibleWithProblems),
      HostileStyle(
        "four thousand parts", steps: "fill(red) " + repeated("part(a, fill(red))", 4_000)),
      HostileStyle(
        "parts of parts of parts",
        steps: "fill(red) "
          + (0..<3).reduce("fill(blue)") { inner, _ in repeated("part(a, \(inner))", 12) }),
      HostileStyle(
        "a hundred parts in one another",
        steps: "fill(red) " + String(repeating: "part(a, fill(red) ", count: 100) + "fill(blue)"
          + String(repeating: ")", count: 100)),
      HostileStyle(
        "ten thousand parentheses in one another",
        steps: "fill(red) " + String(repeating: "part(a,", count: 10_000), .invisible),
      HostileStyle(
        "huge insets",
        steps:
          "fill(red) inset(1e300px) fill(red) inset(-1e300px) fill(blue) inset(-1e300px) fill(red)"),
      HostileStyle(
        "a huge box",
        steps: """
          fill(red) box(margin 1e300px padding -1e300px min-size 1e300px 1e300px) fill(red)
          text(12px black)
          """),
      HostileStyle(
        "a blur of a million px",
        steps: "fill(red) shadow(0 0 1000000px black) fill(red) inner-shadow(0 0 1000000px black)"),
      HostileStyle(
        "a shadow a million px away", steps: "fill(red) shadow(1e6px -1e6px 50px black) fill(red)"),
      HostileStyle(
        "wide borders",
        steps:
          "fill(red) border(1e300px red) border-sides(1e300px top red left blue) bevel(1e300px)"),
      HostileStyle("dashes of next to nothing", steps: "border(1px red dash 1e-9px 1e-9px)"),
      HostileStyle("a dash of nothing", steps: "border(1px red dash 0px 0px)"),
      HostileStyle(
        "a negative dash", steps: "fill(red) border(1px blue dash -1px 2px)", .invisible),
      HostileStyle(
        "a thousand lengths of dashes", steps: "border(1px red dash \(repeated("0.001px", 1_000)))"),
    ]
  }
#endif
