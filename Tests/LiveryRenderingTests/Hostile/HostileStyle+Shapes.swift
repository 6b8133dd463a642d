// SPDX-License-Identifier: Apache-2.0
#if Rendering
  extension HostileStyle {
    /// Outlines with extreme numbers or very many segments.
    static let shapes = [
      HostileStyle(
        "a huge radius", steps: "shape(rounded-rectangle 1e300px) fill(red) border(2px blue)"),
      HostileStyle(
        "huge and tiny radii",
        steps: """
          shape(rounded-rectangle 1e9px 0.0000001px 1e300px 0px) shadow(0 1px 3px black) fill(red)
          """),
      HostileStyle(
        "a negative radius", steps: "fill(red) shape(rounded-rectangle -5px) fill(red)", .invisible),
      HostileStyle(
        "an endless arrow", steps: "shape(left-arrow 1e300px) fill(red) border(1e300px blue)"),
      HostileStyle(
        "a bubble with a huge pointer",
        steps: """
          shape(speech-bubble 1e300px 1e300deg -1e300deg 1e300px 1e300px) fill(red) border(2px blue)
          """),
      HostileStyle(
        "a path that goes far away",
        steps: """
          shape(path("M0 0 \(repeated("L 1e300 -1e300 L 50 50", 5_000))z")) fill(red)
          border(1px blue)
          """, .reported),
      HostileStyle(
        "a path of a million lines",
        steps: #"shape(path("M0 0\#(String(repeating: "l9 7-9-6", count: 500_000))")) fill(red)"#,
        .reported),
      HostileStyle(
        "a path of lines that all cross one another",
        steps: #"""
          shape(path("M0 0\#(zigzag(20_000))")) fill(red) border(1px blue) inner-shadow(0 1px 2px black)
          """#, .reported),
      HostileStyle(
        "a clip of lines that all cross one another",
        "background: red; clip-path: path('M0 0\(zigzag(20_000))')", .reported),
      HostileStyle(
        "a clip of some lines that all cross one another, of a thousand layers",
        """
        clip-path: path('M0 0\(zigzag(200))');
        background: \(list("linear-gradient(1deg, red, rgb(0 0 255 / 2%))", 1_000))
        """),
      HostileStyle(
        "a hundred outlines of lines that all cross one another",
        steps: repeated(#"shape(path("M0 0\#(zigzag(1_900))")) fill(red)"#, 100),
        .visibleWithProblems),
      HostileStyle(
        "a dashed path of lines that all cross one another",
        steps: #"shape(path("M0 0\#(zigzag(20_000))")) border(1px blue dash 0.01px 0.01px)"#,
        .reported),
      HostileStyle(
        "a path of huge arcs",
        steps:
          #"shape(path("M0 0\#(repeated("A1e300 1e-300 1e300 1 1 50 20", 2_000))")) border(1px red)"#
      ),
      HostileStyle(
        "a polygon of many corners",
        "background: red; clip-path: polygon(\(list("0 0, 100% 0, 3px 100%, -1e300px 1e300%", 5_000)))",
        .reported),
    ]

    /// Returns vertical lines, each of which crosses all others.
    private static func zigzag(_ count: Int) -> String {
      (0..<count).map { number in
        let x = Double(number) / Double(count) * 50
        return number.isMultiple(of: 2) ? "L\(x) 26" : "L\(50 - x) 0"
      }.joined()
    }
  }
#endif
