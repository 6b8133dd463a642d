// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension BoxLayout {
  /// What an assistive technology reads, in the order of the text.
  ///
  /// There is one run for each link or button, one for each text between those in a block, and one for each picture whose `alt`
  /// says what it shows. `aria-label` stands for what is in a link or button; what is hidden, by its style or by `aria-hidden`, is
  /// left out, and so are the markers of lists.
  public var accessibilityRuns: [AccessibilityRun] {
    let reader = AccessibilityReader(nodes: boxes.nodes)
    var runs: [AccessibilityRun] = []
    for run in reader.runs(of: root, at: .zero) {
      // What is one link for the reader is one run, over all its blocks.
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

  /// All that an assistive technology reads, as one text.
  public var accessibilityText: String {
    accessibilityRuns.map(\.text).joined(separator: ", ")
  }
}

extension AccessibilityRun.Role {
  /// Whether it does something when it is pressed.
  fileprivate var isActive: Bool {
    switch self {
    case .link, .button: true
    case .text, .image, .heading, .listItem: false
    }
  }
}
