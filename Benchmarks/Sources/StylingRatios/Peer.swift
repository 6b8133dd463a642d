// SPDX-License-Identifier: Apache-2.0
import Measurements
import Sheets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program based on rust-cssparser and Servo's `selectors`, which is the reference for styling.
///
/// The peer matches every element of a tree and sorts its declarations, but computes no values.
struct Peer {
  /// The path of the program.
  let path: String

  /// Runs the program on a sheet and its tree.
  ///
  /// - Returns: The median CPU time of its rounds, in nanoseconds per element.
  /// - Throws: An error if the program fails or does not print this time.
  func nanosecondsPerElement(of input: PerformanceInput, rounds: Int) throws -> Double {
    // Mode 2 is matching together with the cascade.
    setenv("MODE", "2", 1)
    let run = try ChildProcess([path, input.sheetPath, input.treePath, "\(rounds)"])
    let words = run.output.split(whereSeparator: \.isWhitespace)
    guard let unit = words.lastIndex(of: "ns/element"), unit > 0,
      let nanoseconds = Double(words[unit - 1])
    else { throw UnreadableOutput() }
    return nanoseconds
  }

  /// An output of the peer without the time per element.
  struct UnreadableOutput: Error, CustomStringConvertible {
    var description: String { "the peer prints no time for an element" }
  }
}
