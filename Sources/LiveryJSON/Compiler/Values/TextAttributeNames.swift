// SPDX-License-Identifier: Apache-2.0

/// The names and constants of text attributes.
extension SheetCompiler {
  /// Returns whether a member of text attributes differs from the property of the same name.
  static func isAttribute(_ key: String) -> Bool {
    let name = attributeName(key)
    return name != key || otherNames[name] != nil
      || [
        "lineBreakMode", "alignment", "underlineStyle", "strikethroughStyle", "ligature",
        "paragraphStyle", "shadow",
      ].contains(name)
  }

  /// The property names of attributes, if they differ.
  static let otherNames = [
    "foregroundColor": "color", "kern": "letterSpacing", "tracking": "letterSpacing",
    "underlineColor": "textDecorationColor", "strikethroughColor": "textDecorationColor",
    "baselineOffset": "verticalAlign", "firstLineHeadIndent": "textIndent",
    "lineHeightMultiple": "lineHeight", "baseWritingDirection": "direction",
    "writingDirection": "direction",
  ]

  /// Returns the name of an attribute without the prefix and suffix of the platform.
  static func attributeName(_ key: String) -> String {
    guard key.hasPrefix("NS"), key.count > 2 else { return key }
    var name = key.dropFirst(2)
    for suffix in ["AttributeName", "Attribute"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
      break
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns a platform constant in lower case, without its prefix.
  static func constant(_ text: String, _ prefix: String) -> String {
    var word = text[...]
    if let dot = word.lastIndex(of: ".") { word = word[word.index(after: dot)...] }
    if word.hasPrefix(prefix) { word = word.dropFirst(prefix.count) }
    let folded = word.lowercased().filter { $0 != "-" }
    let isLong = folded.hasPrefix("by") && prefix.hasSuffix("By")
    return isLong ? String(folded.dropFirst(2)) : folded
  }

  static let lineBreakModes: [(name: String, css: [(String, String)])] = [
    ("wordWrapping", [("white-space", "normal")]),
    ("charWrapping", [("white-space", "normal"), ("word-break", "break-all")]),
    ("clipping", [("white-space", "nowrap"), ("text-overflow", "clip")]),
    ("truncatingHead", [("white-space", "nowrap"), ("text-overflow", "ellipsis clip")]),
    ("truncatingTail", [("white-space", "nowrap"), ("text-overflow", "ellipsis")]),
    (
      "truncatingMiddle",
      [
        ("white-space", "nowrap"), ("text-overflow", "ellipsis"),
        ("--line-break-mode", "truncating-middle"),
      ]
    ),
  ]

  static let alignments: [(name: String, css: [(String, String)])] = [
    ("left", [("text-align", "left")]), ("center", [("text-align", "center")]),
    ("right", [("text-align", "right")]), ("justified", [("text-align", "justify")]),
    ("natural", [("text-align", "start")]),
  ]
}
