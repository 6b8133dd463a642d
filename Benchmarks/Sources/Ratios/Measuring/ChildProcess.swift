// SPDX-License-Identifier: Apache-2.0
import CMeasure

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Another program's run from start to end.
struct ChildProcess {
  /// From before it was started until it was gone.
  let wallMilliseconds: Double
  /// CPU time of all its threads, the loading of the program included.
  let cpuMilliseconds: Double
  /// What it printed.
  let output: String

  /// Runs a program.
  ///
  /// - Throws: ``Failure`` when it cannot be started or does not end with one of the accepted codes.
  init(_ arguments: [String], accepting codes: ClosedRange<Int> = 0...0) throws(Failure) {
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

  /// The numbers it printed.
  var numbers: [Double] { output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) } }
  /// The one number it printed.
  var number: Double { numbers.first ?? .nan }

  /// This program once more, with other arguments.
  init(again arguments: String...) throws(Failure) {
    try self.init([CommandLine.arguments[0]] + arguments)
  }

  /// A program that did not do what it was asked.
  struct Failure: Error, CustomStringConvertible {
    let command: String
    let code: Int
    var description: String { "'\(command)' ended with \(code)" }
  }
}
