// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import Testing

  /// A reference picture, and where a picture that differs from it is written.
  ///
  /// `RECORD_SNAPSHOTS=1` records the references, and the tests still fail, so that the pictures
  /// are inspected. A differing picture is written to `.build/pictures`, together with a picture of
  /// the difference.
  struct Reference {
    /// The section and the name, joined by a slash.
    let name: String
    /// The PNG file.
    let file: URL

    /// Records an issue if pixels differ from the reference.
    func check(_ actual: PixelGrid, within tolerance: PixelTolerance) throws {
      if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
        try actual.write(to: file)
        Issue.record("recorded \(name); look at it, and test again without recording")
        return
      }
      let expected = try #require(PixelGrid(png: file), "there is no reference for \(name)")
      let difference = PixelDifference(expected, actual)
      if let difference, tolerance.accepts(difference) { return }
      let actualFile = Fixture.output.appending(path: "\(name).actual.png")
      let differenceFile = Fixture.output.appending(path: "\(name).difference.png")
      try actual.write(to: actualFile)
      try PixelGrid(comparing: expected, with: actual).write(to: differenceFile)
      let amount =
        difference.map {
          "\($0.count(above: tolerance.everywhere)) of \($0.amounts.count) pixels, by up to \($0.largest)"
        }
        ?? "a size of \(actual.width) × \(actual.height), not \(expected.width) × \(expected.height)"
      Issue.record("\(name) differs in \(amount): \(actualFile.path), \(differenceFile.path)")
    }
  }
#endif
