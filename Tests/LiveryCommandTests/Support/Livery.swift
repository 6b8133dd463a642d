// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The built command, run as from a shell.
struct Livery {
  /// The output and the exit code of a run.
  struct Outcome: Equatable {
    var output = ""
    var errors = ""
    var code: Int32 = 0
  }

  /// Runs the command in a folder, which relative file names start from.
  ///
  /// The environment does not affect color unless `environment` does.
  static func run(
    _ arguments: [String], in folder: Folder, input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(BuiltCommand.executable, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell, in which `$livery` is the command.
  static func shell(_ line: String, in folder: Folder) throws -> Outcome {
    let path = BuiltCommand.executable.path(percentEncoded: false)
    return try run(
      URL(filePath: "/bin/sh"), ["-c", line], in: folder, input: Data(),
      environment: ["livery": path])
  }

  /// The shell function `wait_until CONDITION`, which returns when the condition is true, or fails
  /// after ``Waiting/limit``.
  static let waitUntil = """
    wait_until() {
      end=$(($(date +%s) + \(Waiting.limit.components.seconds)))
      until eval "$1"; do
        if [ "$(date +%s)" -ge "$end" ]; then echo "this did not become true: $1" >&2; return 1; fi
        sleep 0.01
      done
    }
    """

  /// Runs `livery-codegen` in a folder.
  static func codegen(_ arguments: [String], in folder: Folder) throws -> Outcome {
    let program = BuiltCommand.executable.deletingLastPathComponent()
      .appending(path: "livery-codegen")
    return try run(program, arguments, in: folder, input: Data(), environment: [:])
  }

  /// Runs a program in a folder.
  static func run(
    _ program: URL, _ arguments: [String], in folder: Folder, input: Data,
    environment: [String: String]
  ) throws -> Outcome {
    // Files instead of pipes: they hold any amount of data, and need no reader while the command
    // writes.
    let streams = try Folder()
    try streams.write(input, to: "input")
    try streams.write("", to: "output")
    try streams.write("", to: "errors")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["NO_COLOR", "TERM"].contains($0.key) }.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: streams.url("input"))
    process.standardOutput = try FileHandle(forWritingTo: streams.url("output"))
    process.standardError = try FileHandle(forWritingTo: streams.url("errors"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "\(arguments) was ended by a signal")
    return Outcome(
      output: try streams.text("output"), errors: try streams.text("errors"),
      code: process.terminationStatus)
  }
}
