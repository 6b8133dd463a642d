// SPDX-License-Identifier: Apache-2.0

extension GlobPattern {
  /// The maximum length of a pattern, in Unicode scalars.
  static let maximumLength = 1024

  /// The reason that a text is not a valid pattern.
  package enum Problem: String, Error, Hashable, Sendable {
    /// An empty pattern, or `/` alone.
    case empty = "it matches no path"
    /// A pattern longer than the maximum length.
    case tooLong = "a pattern has at most 1024 characters"
    /// A `[` without `]`, or a range whose bounds are in reverse order.
    case invalidSet = "this '[' does not begin a set of characters such as [a-z]"
    /// A `{` without `}`.
    case unclosedBrace = "this '{' is never closed"
    /// A `\` at the end.
    case endsInEscape = "no character follows the last '\\'"
  }

  /// Parses a pattern.
  ///
  /// - Parameter text: The text of the pattern.
  /// - Throws: The reason that the text is not a valid pattern.
  package init(parsing text: String) throws(Problem) {
    self.text = text
    var scalars = Array(text.unicodeScalars)[...]
    guard scalars.count <= Self.maximumLength else { throw .tooLong }
    isNegated = scalars.first == "!"
    if isNegated { scalars = scalars.dropFirst() }
    while scalars.starts(with: "./".unicodeScalars) { scalars = scalars.dropFirst(2) }
    let isRooted = scalars.first == "/"
    scalars = scalars.drop { $0 == "/" }
    isFolder = scalars.last == "/"
    while scalars.last == "/" { scalars.removeLast() }
    guard !scalars.isEmpty else { throw .empty }
    var parser = Parser(scalars: scalars)
    if !isRooted, !scalars.contains("/") { parser.emitFolders() }
    try parser.parse()
    instructions = parser.instructions
  }
}

/// A compiler from the text of a pattern to its instructions.
private struct Parser {
  let scalars: ArraySlice<Unicode.Scalar>
  var position: Int
  var instructions: [GlobPattern.Instruction] = []
  /// The open braces, each with the index of the split before its current alternative and the jumps
  /// to its end.
  var braces: [(split: Int, jumps: [Int])] = []

  init(scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
    position = scalars.startIndex
  }

  private func scalar(at position: Int) -> Unicode.Scalar? {
    position < scalars.endIndex ? scalars[position] : nil
  }

  /// Emits instructions that match any number of folders, each with its slash.
  mutating func emitFolders() {
    let start = instructions.count
    // Either skip the folders, or match any characters and then a slash.
    instructions += [
      .split(start + 1, start + 5), .split(start + 2, start + 4), .any, .jump(start + 1),
      .letter("/"),
    ]
  }

  mutating func parse() throws(GlobPattern.Problem) {
    while let scalar = scalar(at: position) {
      position += 1
      switch scalar {
      case "*": parseStars()
      case "?": instructions.append(.name)
      case "[": try parseSet()
      case "{": openBrace()
      case "," where !braces.isEmpty: nextAlternative()
      case "}" where !braces.isEmpty: closeBrace()
      case "\\":
        guard let next = self.scalar(at: position) else { throw .endsInEscape }
        instructions.append(.letter(next))
        position += 1
      default: instructions.append(.letter(scalar))
      }
    }
    guard braces.isEmpty else { throw .unclosedBrace }
    instructions.append(.accept)
  }

  /// Parses one or more stars, the first of which is already consumed.
  private mutating func parseStars() {
    let before = position - 1
    while scalar(at: position) == "*" { position += 1 }
    let count = position - before
    let beginsName = before == scalars.startIndex || scalars[before - 1] == "/"
    if count > 1, beginsName, scalar(at: position) == "/" {
      position += 1
      emitFolders()
      return
    }
    let start = instructions.count
    instructions += [.split(start + 1, start + 3), count > 1 ? .any : .name, .jump(start)]
  }

  /// Parses a character set whose opening bracket is already consumed.
  private mutating func parseSet() throws(GlobPattern.Problem) {
    var isNegated = false
    if let mark = scalar(at: position), mark == "!" || mark == "^" {
      isNegated = true
      position += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    // A closing bracket in first position is an ordinary character.
    while let lower = scalar(at: position), lower != "]" || ranges.isEmpty {
      position += 1
      guard scalar(at: position) == "-", let upper = scalar(at: position + 1), upper != "]" else {
        ranges.append(lower.value...lower.value)
        continue
      }
      guard lower <= upper else { throw .invalidSet }
      ranges.append(lower.value...upper.value)
      position += 2
    }
    guard scalar(at: position) == "]" else { throw .invalidSet }
    position += 1
    instructions.append(.set(ranges, isNegated: isNegated))
  }

  private mutating func openBrace() {
    braces.append((split: instructions.count, jumps: []))
    instructions.append(.jump(instructions.count + 1))
  }

  /// Ends the current alternative and begins the next.
  private mutating func nextAlternative() {
    let last = braces.count - 1
    braces[last].jumps.append(instructions.count)
    instructions.append(.accept)
    let split = braces[last].split
    instructions[split] = .split(split + 1, instructions.count)
    braces[last].split = instructions.count
    instructions.append(.jump(instructions.count + 1))
  }

  private mutating func closeBrace() {
    guard let brace = braces.popLast() else { return }
    for jump in brace.jumps { instructions[jump] = .jump(instructions.count) }
  }
}
