// SPDX-License-Identifier: Apache-2.0

/// A disabled step, written as a comment in the pipeline, so that the archive stays plain CSS.
///
/// ```css
/// -livery-pipeline: fill(red) /* off: shadow(0 1px 2px black) */ border(1px white);
/// ```
enum DisabledStep {
  private static let opening = "/* off: "
  private static let closing = " */"

  /// Returns the comment that represents a disabled step.
  ///
  /// A comment inside the step must not end the outer one. Therefore a backslash is inserted before
  /// the slash of each `*/`, in addition to any backslashes between them.
  static func comment(of text: String) -> String {
    opening + escaped(text, adding: true) + closing
  }

  /// Returns the text of the step that a comment represents, or `nil` for another comment.
  static func text(of comment: String) -> String? {
    guard comment.hasPrefix(opening), comment.hasSuffix(closing),
      comment.utf8.count >= opening.utf8.count + closing.utf8.count
    else { return nil }
    let inner = comment.dropFirst(opening.count).dropLast(closing.count)
    return escaped(String(inner), adding: false)
  }

  /// Returns the text with a backslash added or removed before certain slashes.
  ///
  /// These are the slashes that follow an asterisk directly or after backslashes only.
  private static func escaped(_ text: String, adding: Bool) -> String {
    var result: [UInt8] = []
    var backslashes = 0
    var isAfterAsterisk = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/"), isAfterAsterisk {
        if adding {
          result.append(UInt8(ascii: "\\"))
        } else if backslashes > 0 {
          result.removeLast()
        }
      }
      isAfterAsterisk =
        byte == UInt8(ascii: "*") || isAfterAsterisk && byte == UInt8(ascii: "\\")
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
