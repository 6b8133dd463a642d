// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import TestSupport

/// A file of declarations in `Fixtures/Values`, each with its section of the specification.
///
///     # https://drafts.csswg.org/css-color-4/#rgb-functions
///     color: RGB(1 2 3) → rgb(1, 2, 3)
///
/// The text after the arrow is the canonical form. Without an arrow, it equals the input.
struct ValueFile: Sendable, CustomStringConvertible {
  /// A line of a file.
  struct Line: Sendable, CustomStringConvertible {
    let number: Int
    let name: String
    let input: String
    let output: String
    let section: String?

    var property: Property? { Property(name: name) }
    var description: String { "line \(number), \(name): \(input)" }
  }

  /// The names of the group and of the file: `colors/valid`.
  let path: String
  let lines: [Line]

  var group: String { path.prefix { $0 != "/" }.description }
  var description: String { path }
}

extension ValueFile {
  static let valid = files(named: "valid.txt")
  static let invalid = files(named: "invalid.txt")
  static let computed = files(named: "computed.txt")

  private static let folder = Corpora.packageRoot.appending(
    path: "Tests/CSSValuesTests/Fixtures/Values")

  private static func files(named name: String) -> [ValueFile] {
    let groups = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return groups.sorted().compactMap { group in
      let url = folder.appending(path: "\(group)/\(name)")
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      let path = "\(group)/\(name.dropLast(4))"
      return ValueFile(path: path, lines: lines(of: text))
    }
  }

  private static func lines(of text: String) -> [Line] {
    var section: String?
    var lines: [Line] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() where !line.isEmpty {
      if line.hasPrefix("# ") {
        section = String(line.dropFirst(2))
        continue
      }
      let parts = line.components(separatedBy: " → ")
      let name = parts[0].prefix { $0 != ":" }
      let input = String(parts[0].dropFirst(name.count + 1).drop { $0 == " " })
      lines.append(
        Line(
          number: index + 1, name: String(name), input: input,
          output: parts.count > 1 ? parts[1] : input, section: section))
    }
    return lines
  }
}
