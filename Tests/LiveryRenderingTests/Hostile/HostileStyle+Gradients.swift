// SPDX-License-Identifier: Apache-2.0
#if Rendering
  extension HostileStyle {
    /// Gradients with very many stops, or with indistinguishable ones.
    static let gradients = [
      HostileStyle("ten thousand stops", steps: "fill(linear-gradient(\(stops(10_000))))"),
      HostileStyle(
        "ten thousand stops around a center", steps: "fill(conic-gradient(\(stops(10_000))))"),
      HostileStyle(
        "ten thousand stops in circles", steps: "fill(radial-gradient(\(stops(10_000))))"),
      HostileStyle(
        "ten thousand stops of changing opacity",
        steps: "fill(linear-gradient(1deg, \(list("red, rgb(0 0 255 / 40%)", 5_000))))"),
      HostileStyle(
        "ten thousand stops at one place",
        steps: "fill(linear-gradient(\(list("red 5px, rgb(0 0 255 / 40%) 5px", 5_000))))"),
      HostileStyle(
        "a thousand layers of stops",
        "background: \(list("linear-gradient(rgb(255 0 0 / 1%), blue 50%, rgb(0 0 0 / 1%))", 1_000))"
      ),
      HostileStyle(
        "a tiny period", steps: "fill(repeating-linear-gradient(red, blue 0.000000001px))"),
      HostileStyle(
        "a period of a thousandth px", steps: "fill(repeating-linear-gradient(red, blue 0.0011px))"),
      HostileStyle(
        "a tiny period of circles",
        steps: "fill(repeating-radial-gradient(red, blue 0.000000001px))"),
      HostileStyle(
        "a tiny period of ellipses",
        steps: "fill(repeating-radial-gradient(1e6px 1e-2px, red, blue 0.2px))"),
      HostileStyle(
        "a tiny period around a center",
        steps: "fill(repeating-conic-gradient(red, blue 0.000000001deg))"),
      HostileStyle(
        "a period of nothing", steps: "fill(repeating-linear-gradient(red 5px, blue 5px))"),
      HostileStyle(
        "ten thousand stops of a tiny period",
        steps: "fill(repeating-linear-gradient(\(stops(10_000)), red 0.001px))"),
      HostileStyle(
        "stops at huge places", steps: "fill(linear-gradient(red -1e300px, blue 1e300px))"),
      HostileStyle(
        "a circle without an end",
        steps: "fill(radial-gradient(1e300px 1e-300px at 1e300px -1e300px, red, blue))"),
      HostileStyle(
        "an angle without an end",
        steps: """
          fill(linear-gradient(1e300deg, red, blue)) fill(conic-gradient(from 1e300deg, red, blue))
          """),
      HostileStyle(
        "ten thousand stops in another space",
        steps: "fill(linear-gradient(in oklch longer hue, \(stops(10_000))))"),
    ]
  }
#endif
