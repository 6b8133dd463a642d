// SPDX-License-Identifier: Apache-2.0

/// A step that is disabled: a comment in the pipeline, so that the archive stays CSS that anybody can read.
///
/// ```css
/// -livery-pipeline: fill(red) /* off: shadow(0 1px 2px black) */ border(1px white);
/// ```
enum DisabledStep {
  private static let opening = "/* off: "
  private static let closing = " */"

  /// The comment that stands for a step's text.
  ///
  /// A comment within the text must not end the outer one: before the slash of each `*/` goes a backslash, and one more
  /// where there are some already.
  static func comment(of text: String) -> String {
    opening + escaped(text, adding: true) + closing
  }

  /// The text of the step that a comment stands for; nil for any other comment.
  static func text(of comment: String) -> String? {
    guard comment.hasPrefix(opening), comment.hasSuffix(closing),
      comment.utf8.count >= opening.utf8.count + closing.utf8.count
    else { return nil }
    let inner = comment.dropFirst(opening.count).dropLast(closing.count)
    return escaped(String(inner), adding: false)
  }

  /// The text with a backslash more or less between each asterisk and slash that have but backslashes between them.
  private static func escaped(_ text: String, adding: Bool) -> String {
    var result: [UInt8] = []
    var backslashes = 0
    var isBehindAsterisk = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/"), isBehindAsterisk {
        if adding {
          result.append(UInt8(ascii: "\\"))
        } else if backslashes > 0 {
          result.removeLast()
        }
      }
      isBehindAsterisk =
        byte == UInt8(ascii: "*") || isBehindAsterisk && byte == UInt8(ascii: "\\")
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
