// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension BoxLayout {
  /// The parts for assistive technologies, in reading order.
  ///
  /// There is a run for each link or button, for each text between them in a block, and for each
  /// image with an `alt` attribute. `aria-label` replaces the content of a link or button. Parts
  /// that are hidden by their style or by `aria-hidden` are excluded, and so are list markers.
  public var accessibilityRuns: [AccessibilityRun] {
    let reader = AccessibilityReader(nodes: boxes.nodes)
    var runs: [AccessibilityRun] = []
    for run in reader.runs(of: root, at: .zero) {
      // A link that spans several blocks is a single run.
      if let last = runs.last, last.element == run.element, last.role == run.role,
        run.role.isActive
      {
        runs[runs.count - 1].frames += run.frames
        if last.text != run.text { runs[runs.count - 1].text += " " + run.text }
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// The texts of all parts, joined.
  public var accessibilityText: String {
    accessibilityRuns.map(\.text).joined(separator: ", ")
  }
}

extension AccessibilityRun.Role {
  /// Whether the part can be activated.
  fileprivate var isActive: Bool {
    switch self {
    case .link, .button: true
    case .text, .image, .heading, .listItem: false
    }
  }
}
