// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

extension ControlsPage {
  /// Numbers between two ends, and signs of content that loads.
  static var ranges: Self {
    Self(
      "ranges", "Ranges",
      [
        line("Slider", slider("Volume", 40), slider("Balance", 75), slider("Off", 40, "disabled")),
        line("Stepper", stepper("Crew", 12), stepper("Anchors", 1), stepper("Off", 3, "disabled")),
        line(
          "Progress", element("progress", "", element("bar")).with("value", "40"),
          element("progress.success", "", element("bar")).with("value", "100"),
          element("progress.danger", "", element("bar")).with("value", "70")),
        line(
          "No known end", element("progress.indeterminate", "", element("bar")),
          element("progress", "disabled", element("bar")).with("value", "40")),
        line("Spinner", element("spinner"), element("spinner.large")),
        line(
          "Skeleton", element("skeleton.circle"),
          element(
            "skeletonLines", "", element("skeleton.title"), element("skeleton"),
            element("skeleton"), element("skeleton")), element("skeleton.block")),
      ])
  }
}
