// SPDX-License-Identifier: Apache-2.0

/// The name of a series of files, with a place for their number, as ffmpeg reads it.
///
/// ```swift
/// FramePattern("hover-%03d.png")?.name(of: 7)     // "hover-007.png"
/// ```
///
/// The place is `%d`, or `%03d` for at least three digits. `%%` is a percent sign.
struct FramePattern {
  private let start: String
  private let end: String
  /// The minimum number of digits.
  private let digits: Int

  /// Parses a pattern, or returns `nil` if it does not have exactly one place.
  init?(_ text: String) {
    var parts = [""]
    var digits = 0
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        parts[parts.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        parts[parts.count - 1].append("%")
        rest.removeFirst()
        continue
      }
      let width = rest.prefix { ("0"..."9").contains($0) }
      rest = rest[width.endIndex...]
      guard rest.popFirst() == "d", width.isEmpty || width.first == "0", width.utf8.count <= 3
      else {
        return nil
      }
      digits = Int(width) ?? 1
      parts.append("")
    }
    guard parts.count == 2 else { return nil }
    (start, end, self.digits) = (parts[0], parts[1], digits)
  }

  /// Returns the name of a file.
  func name(of number: Int) -> String {
    let text = String(number)
    return start + String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text + end
  }
}
