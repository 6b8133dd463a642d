// SPDX-License-Identifier: Apache-2.0
import Testing

/// Random box trees compared with the frames of Chromium.
///
/// `Scripts/campaign browser-frames` regenerates the frames.
@Suite struct BrowserTests {
  /// The indices of trees with a known difference, and the reason for each.
  static let knownDifferences: [Int: String] = [
    13: "a width does not follow by `aspect-ratio` from a height that is only the content's",
    37: "a high box on a line above a float is not moved beside it",
    69: "lines in reverse order have the first one's baseline",
    264: "`aspect-ratio` makes a grid with a width of its own no wider than that",
    282: "an absolutely positioned box after a full line is on the next line",
  ]

  @Test("the test has trees")
  func trees() {
    #expect(BrowserTree.all.count == 300)
    #expect(Self.knownDifferences.keys.allSatisfy { BrowserTree.all.indices.contains($0) })
  }

  @Test(
    "a tree of boxes has the frames of a browser", arguments: BrowserTree.all.indices)
  func frames(number: Int) {
    let differences = BrowserTree.all[number].differences
    if let reason = Self.knownDifferences[number] {
      #expect(!differences.isEmpty, "the tree is as in the browser, but listed: \(reason)")
    } else {
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
  }
}
