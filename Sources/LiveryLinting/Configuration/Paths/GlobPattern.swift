// SPDX-License-Identifier: Apache-2.0

/// A pattern for paths, such as `vendor/**` or `*.{css,json}`.
///
/// | | |
/// |---|---|
/// | `*` | any letters but `/`, none included |
/// | `**` | any letters; as a name of its own, any number of folders |
/// | `?` | one letter but `/` |
/// | `[a-z]`, `[!a-z]` | one letter of a range, or none of it |
/// | `{a,b}` | one of some patterns |
/// | `\` | the next letter as it is |
/// | `!` at the beginning | the pattern takes back what those before it matched |
///
/// A pattern without `/` matches a name in any folder; any other pattern begins at the folder that it is read in. What lies in
/// a folder that matches, matches too, and one that ends in `/` matches nothing else.
///
/// Matching takes time in proportion to the pattern and to the path, whatever they are.
package struct GlobPattern: Sendable, Hashable {
  /// The pattern as it is written.
  package let text: String
  /// Whether it takes back what patterns before it matched.
  package let isNegated: Bool
  /// Whether it matches what lies in folders, and nothing else.
  let isFolder: Bool
  let instructions: [Instruction]

  /// One step of the machine that tries all ways to match at once.
  enum Instruction: Sendable, Hashable {
    /// One letter.
    case letter(Unicode.Scalar)
    /// One letter of some ranges, or none of them; never `/`.
    case set([ClosedRange<UInt32>], isNegated: Bool)
    /// Any letter but `/`.
    case name
    /// Any letter.
    case any
    /// Goes on at both places.
    case split(Int, Int)
    /// Goes on at another place.
    case jump(Int)
    /// The end of the pattern.
    case accept
  }

  /// Whether a path matches, which is seen from the folder that the pattern is read in.
  package func matches(_ path: String) -> Bool {
    var machine = Machine(instructions)
    for scalar in path.unicodeScalars {
      if scalar == "/", machine.accepts { return true }
      machine.take(scalar)
      if machine.isDead { return false }
    }
    return machine.accepts && !isFolder
  }
}

extension GlobPattern {
  /// The places of the pattern at which a match may stand.
  private struct Machine {
    let instructions: [Instruction]
    var places: [Int] = []
    /// The number of the letter at which each place was added last.
    var added: [Int]
    var letter = 0

    init(_ instructions: [Instruction]) {
      self.instructions = instructions
      added = Array(repeating: -1, count: instructions.count)
      places.reserveCapacity(instructions.count)
      add(0)
    }

    var isDead: Bool { places.isEmpty }
    var accepts: Bool { places.contains { instructions[$0] == .accept } }

    /// Adds a place and those that are reached without a letter.
    mutating func add(_ first: Int) {
      var pending = [first]
      while let place = pending.popLast() {
        guard added[place] != letter else { continue }
        added[place] = letter
        switch instructions[place] {
        case .split(let one, let other): pending += [other, one]
        case .jump(let next): pending.append(next)
        default: places.append(place)
        }
      }
    }

    mutating func take(_ scalar: Unicode.Scalar) {
      letter += 1
      let before = places
      places.removeAll(keepingCapacity: true)
      for place in before where instructions[place].takes(scalar) { add(place + 1) }
    }
  }
}

extension GlobPattern.Instruction {
  fileprivate func takes(_ scalar: Unicode.Scalar) -> Bool {
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
