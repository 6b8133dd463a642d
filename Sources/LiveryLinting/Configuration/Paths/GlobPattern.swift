// SPDX-License-Identifier: Apache-2.0

/// A pattern for paths, such as `vendor/**` or `*.{css,json}`.
///
/// | | |
/// |---|---|
/// | `*` | any number of characters except `/` |
/// | `**` | any characters; as a name by itself, any number of folders |
/// | `?` | one character except `/` |
/// | `[a-z]`, `[!a-z]` | one character inside or outside a range |
/// | `{a,b}` | one of several patterns |
/// | `\` | the next character, literally |
/// | `!` at the beginning | the pattern excludes paths that earlier patterns matched |
///
/// A pattern without `/` matches a name in any folder. Any other pattern starts at its base folder.
/// The contents of a matched folder match too. A pattern that ends in `/` matches only such
/// contents.
///
/// Matching takes time proportional to the length of the pattern times the length of the path.
package struct GlobPattern: Sendable, Hashable {
  /// The source text of the pattern.
  package let text: String
  /// Whether the pattern excludes paths that earlier patterns matched.
  package let isNegated: Bool
  /// Whether the pattern matches only the contents of folders.
  let isFolder: Bool
  let instructions: [Instruction]

  /// An instruction of the state machine that follows all possible matches at once.
  enum Instruction: Sendable, Hashable {
    /// Matches one given character.
    case letter(Unicode.Scalar)
    /// Matches one character inside some ranges, or outside all of them.
    ///
    /// Never matches `/`.
    case set([ClosedRange<UInt32>], isNegated: Bool)
    /// Matches any character except `/`.
    case name
    /// Matches any character.
    case any
    /// Continues at both instructions.
    case split(Int, Int)
    /// Continues at another instruction.
    case jump(Int)
    /// Ends the pattern.
    case accept
  }

  /// Returns whether the pattern matches a path relative to its base folder.
  package func matches(_ path: String) -> Bool {
    var machine = Machine(instructions)
    for scalar in path.unicodeScalars {
      if scalar == "/", machine.accepts { return true }
      machine.advance(over: scalar)
      if machine.isDead { return false }
    }
    return machine.accepts && !isFolder
  }
}

extension GlobPattern {
  /// The set of instructions at which a match may continue.
  private struct Machine {
    let instructions: [Instruction]
    var positions: [Int] = []
    /// For each instruction, the number of characters that were consumed when it was last added.
    var added: [Int]
    var letter = 0

    init(_ instructions: [Instruction]) {
      self.instructions = instructions
      added = Array(repeating: -1, count: instructions.count)
      positions.reserveCapacity(instructions.count)
      add(0)
    }

    var isDead: Bool { positions.isEmpty }
    var accepts: Bool { positions.contains { instructions[$0] == .accept } }

    /// Adds an instruction and those reachable from it without consuming a character.
    mutating func add(_ first: Int) {
      var pending = [first]
      while let position = pending.popLast() {
        guard added[position] != letter else { continue }
        added[position] = letter
        switch instructions[position] {
        case .split(let one, let other): pending += [other, one]
        case .jump(let next): pending.append(next)
        default: positions.append(position)
        }
      }
    }

    mutating func advance(over scalar: Unicode.Scalar) {
      letter += 1
      let before = positions
      positions.removeAll(keepingCapacity: true)
      for position in before where instructions[position].matches(scalar) { add(position + 1) }
    }
  }
}

extension GlobPattern.Instruction {
  fileprivate func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .letter(let letter): letter == scalar
    case .set(let ranges, let isNegated):
      scalar != "/" && ranges.contains { $0.contains(scalar.value) } != isNegated
    case .name: scalar != "/"
    case .any: true
    case .split, .jump, .accept: false
    }
  }
}
