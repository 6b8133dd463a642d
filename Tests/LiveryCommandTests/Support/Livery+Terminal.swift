// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

extension Livery {
  /// Runs a line of shell on a terminal and returns the output there.
  ///
  /// `$livery` is the command.
  static func terminal(_ line: String, in folder: Folder) throws -> String {
    try folder.write(line, to: "line.sh")
    return try shell(#"script -qec "sh line.sh" /dev/null </dev/null"#, in: folder).output
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, with a reason, if the `script` of util-linux, which provides a terminal, is
  /// missing.
  static var needsTerminal: Self {
    #if os(Linux)
      let hasTerminal = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    #else
      let hasTerminal = false
    #endif
    return .enabled(if: hasTerminal, "there is no script(1) that takes a command")
  }
}

/// Returns the screen of a terminal after some output.
///
/// Supports newlines and carriage returns.
func screen(_ text: String) -> String {
  var lines: [[Unicode.Scalar]] = [[]]
  var column = 0
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": lines.append([])
    case "\r": column = 0
    default:
      let line = lines.count - 1
      while lines[line].count <= column { lines[line].append(" ") }
      lines[line][column] = scalar
      column += 1
    }
  }
  return lines.map { line in
    String(String.UnicodeScalarView(line)).replacing(#/ +$/#, with: "")
  }.joined(separator: "\n")
}
