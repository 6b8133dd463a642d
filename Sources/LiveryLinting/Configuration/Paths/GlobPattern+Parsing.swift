// SPDX-License-Identifier: Apache-2.0

extension GlobPattern {
  /// The most letters that a pattern has.
  static let maximumLength = 1024

  /// Why a text is no pattern.
  package enum Problem: String, Error, Hashable, Sendable {
    /// Nothing, or `/` alone.
    case empty = "it names nothing"
    /// More letters than a pattern has.
    case tooLong = "a pattern has at most 1024 letters"
    /// A `[` without its end, or a range that runs backward.
    case invalidSet = "this '[' is no set of letters such as [a-z]"
    /// A `{` without its end.
    case unclosedBrace = "this '{' is never closed"
    /// A `\` at the end.
    case endsInEscape = "there is no letter behind the last '\\'"
  }

  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern.
  /// - Throws: Why the text is none.
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

/// Writes the instructions of a pattern.
private struct Parser {
  let scalars: ArraySlice<Unicode.Scalar>
  var position: Int
  var instructions: [GlobPattern.Instruction] = []
  /// The braces that are open: where the split before the present alternative stands, and the jumps to their end.
  var braces: [(split: Int, jumps: [Int])] = []

  init(scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
    position = scalars.startIndex
  }

  private func scalar(at position: Int) -> Unicode.Scalar? {
    position < scalars.endIndex ? scalars[position] : nil
  }

  /// Any number of folders, each with its slash.
  mutating func emitFolders() {
    let start = instructions.count
    // Past the folders, or: any letters, then a slash.
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

  /// One star or more, the first of which was taken.
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

  /// A set of letters, whose bracket was taken.
  private mutating func parseSet() throws(GlobPattern.Problem) {
    var isNegated = false
    if let mark = scalar(at: position), mark == "!" || mark == "^" {
      isNegated = true
      position += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    // A bracket that comes first is a letter.
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

  /// Ends one alternative and begins the next.
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
