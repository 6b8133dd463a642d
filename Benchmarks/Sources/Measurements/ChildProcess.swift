// SPDX-License-Identifier: Apache-2.0
import CMeasure

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The run of another program from start to end.
package struct ChildProcess {
  /// The time from the start of the program to its end, in milliseconds.
  package let wallMilliseconds: Double
  /// The CPU time of all threads, including the loading of the program, in milliseconds.
  package let cpuMilliseconds: Double
  /// The beginning of the standard output.
  package let output: String

  /// Runs a program.
  ///
  /// - Throws: ``Failure`` if the program cannot be started or exits with an unaccepted code.
  package init(
    _ arguments: [String], accepting codes: ClosedRange<Int> = 0...0
  ) throws(Failure) {
    var output = [CChar](repeating: 0, count: 4096)
    let copies = arguments.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    let child = measure_run(copies + [nil], &output, output.count)
    guard codes.contains(Int(child.exit_code)) else {
      throw Failure(command: arguments.joined(separator: " "), code: Int(child.exit_code))
    }
    wallMilliseconds = Double(child.wall_nanoseconds) / 1e6
    cpuMilliseconds = Double(child.cpu_nanoseconds) / 1e6
    self.output = output.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// The numbers in the output.
  package var numbers: [Double] {
    output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }
  /// The first number in the output, or NaN.
  package var number: Double { numbers.first ?? .nan }

  /// Runs this program again, with other arguments.
  ///
  /// - Throws: ``Failure`` if the program cannot be started or does not succeed.
  package init(rerunWith arguments: String...) throws(Failure) {
    try self.init([CommandLine.arguments[0]] + arguments)
  }

  /// A program that cannot be started or exits with an unaccepted code.
  package struct Failure: Error, CustomStringConvertible {
    let command: String
    let code: Int
    package var description: String { "'\(command)' ended with \(code)" }
  }
}
