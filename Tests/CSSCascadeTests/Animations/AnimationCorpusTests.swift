// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import TestSupport
import Testing

/// Tests with the corpus `wpt-animation`: what animated values compute to in web-platform-tests.
@Suite("wpt-animation")
struct AnimationCorpusTests {
  @Test("the table has the properties of nearly all rows that the corpus lists", .needsCorpora)
  func corpusIsComplete() {
    let counts = [
      AnimationRow.interpolations, AnimationRow.compositions, AnimationRow.discrete,
      AnimationRow.notAnimatable,
    ].map(\.count)
    // The table lacks `d`, `shape-margin`, `anchor-name` and `position-anchor`.
    #expect(counts == [263, 108, 62, 3])
  }

  @Test("interpolates as browsers do", .needsCorpora, arguments: AnimationRow.interpolations)
  func interpolation(row: AnimationRow) {
    let check = AnimationCheck(row)
    var differences = check.differences
    if row.hasTransitions, row.behavior == nil {
      for longhand in row.longhands {
        let (from, to) = check.ends(of: longhand)
        if check.isGradual(longhand), !longhand.isInterpolable(from: from, to: to) {
          differences.append("\(longhand) has no transition")
        }
      }
    }
    AnimationDifference.expect(row, differences)
  }

  @Test("composes keyframes as browsers do", .needsCorpora, arguments: AnimationRow.compositions)
  func composition(row: AnimationRow) {
    AnimationDifference.expect(row, AnimationCheck(row).differences)
  }

  @Test("flips values without an interpolation", .needsCorpora, arguments: AnimationRow.discrete)
  func discrete(row: AnimationRow) {
    let check = AnimationCheck(row)
    var differences: [String] = []
    for longhand in row.longhands {
      let (from, to) = check.ends(of: longhand)
      if !longhand.isAnimatable { differences.append("\(longhand) is not animatable") }
      if longhand.isInterpolable(from: from, to: to) {
        differences.append("\(longhand) has a transition")
      }
      for progress in [-0.3, 0, 0.3, 0.5, 0.6, 1, 1.5] {
        let value = longhand.interpolated(from: from, to: to, at: progress)
        if value != (progress < 0.5 ? from : to) {
          differences.append("\(longhand) at \(progress): \(value)")
        }
      }
    }
    AnimationDifference.expect(row, differences)
  }

  @Test(
    "recognizes properties that are not animatable", .needsCorpora,
    arguments: AnimationRow.notAnimatable)
  func notAnimatable(row: AnimationRow) {
    let differences = row.longhands.filter(\.isAnimatable).map { "\($0) is animatable" }
    AnimationDifference.expect(row, differences)
  }
}
