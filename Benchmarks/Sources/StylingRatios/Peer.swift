// SPDX-License-Identifier: Apache-2.0
import Measurements
import Sheets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program over rust-cssparser and Servo's `selectors` that matches every element of a tree and sorts its declarations.
///
/// It computes no values.
struct Peer {
  /// The path of the program.
  let path: String

  /// Runs the program on a sheet and its tree.
  ///
  /// - Returns: the median of the CPU time of its rounds, in nanoseconds for an element.
  /// - Throws: an error if the program fails or does not print this time.
  func nanosecondsPerElement(of input: PerformanceInput, rounds: Int) throws -> Double {
    // Matching together with the cascade.
    setenv("MODE", "2", 1)
    let run = try ChildProcess([path, input.sheetPath, input.treePath, "\(rounds)"])
    let words = run.output.split(whereSeparator: \.isWhitespace)
    guard let unit = words.lastIndex(of: "ns/element"), unit > 0,
      let nanoseconds = Double(words[unit - 1])
    else { throw UnreadableOutput() }
    return nanoseconds
  }

  /// An output of the peer without the time of an element.
  struct UnreadableOutput: Error, CustomStringConvertible {
    var description: String { "the peer prints no time for an element" }
  }
}
