// SPDX-License-Identifier: Apache-2.0

/// The texts of a column in a generated table: one literal, with a line for each row.
///
/// The compiler reads one literal faster than a list of them, and a program holds neither pointers nor lengths.
struct TextColumn: Sendable {
  private let text: StaticString
  /// The offset at which each line begins, and one more at the end.
  private let starts: [Int]

  init(_ text: StaticString) {
    self.text = text
    starts = text.withUTF8Buffer { bytes in
      [0] + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        + [bytes.count + 1]
    }
  }

  /// The number of rows.
  var count: Int { starts.count - 1 }

  /// The text of a row.
  subscript(row: Int) -> String {
    text.withUTF8Buffer {
      String(decoding: $0[starts[row]..<starts[row + 1] - 1], as: UTF8.self)
    }
  }
}
