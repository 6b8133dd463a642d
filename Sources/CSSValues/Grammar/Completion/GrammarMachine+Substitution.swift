// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarMachine {
  /// Consumes a function such as `var()` in place of a term, and returns `false` if the next token
  /// is another one.
  mutating func skipSubstitution(for term: GrammarTerm) -> Bool {
    let position = Int(state.position)
    guard next.kind.isOpening, expectations?.collector?.containsEnd(blockAt: position) == false
    else { return false }
    switch term {
    case .keyword, .keywordSet, .function, .block:
      guard stream.substitutes(at: state.position) else { return false }
    case .terminal(let number):
      let end = stream.endOfBlock(at: position, before: range.upperBound)
      let isReplaced = stream.substitutes(at: state.position)
      guard isReplaced || beginsFunction(of: program.terminal(number)),
        isReplaced || (position + 1..<end).contains(where: { stream.substitutes(at: Int32($0)) })
      else { return false }
    case .literal, .comma, .part, .end: return false
    }
    let end = stream.endOfBlock(at: position, before: range.upperBound)
    budget.steps += end - position
    skipInstructions(of: term)
    move(to: end)
    return true
  }

  /// Returns whether the next token opens a function that is a value of a terminal.
  func beginsFunction(of terminal: GrammarTerminal.Kind) -> Bool {
    let position = Int(state.position)
    guard next.kind == .function else { return false }
    switch terminal {
    case .numeric: return MathFunction(stream, at: position) != nil
    case .color: return ColorFunctionName(stream, at: position) != nil
    case .url:
      return stream.value(of: position, equals: "url") || stream.value(of: position, equals: "src")
    case .dashedFunction: return stream.withName(of: position) { $0.starts(with: "--".utf8) }
    default: return false
    }
  }

  /// Continues after the instructions of a term.
  private mutating func skipInstructions(of term: GrammarTerm) {
    var depth = 0
    repeat {
      switch program.instruction(state.instruction).operation {
      case .function, .block: depth += 1
      case .close: depth -= 1
      default: break
      }
      state.instruction += 1
    } while depth > 0
  }
}

extension TokenStream {
  /// Returns whether a token begins a function that is replaced by tokens before a value is parsed:
  /// `var()`, `env()` or a function that a sheet or a program defines.
  func substitutes(at position: Int32) -> Bool {
    let position = Int(position)
    guard position < count, tokens[position].kind == .function else { return false }
    return withName(of: position) { name in
      name.starts(with: "--".utf8) || SubstitutionFunction(named: name) != nil
    }
  }

  /// Returns the position after the block that a token opens.
  fileprivate func endOfBlock(at opening: Int, before end: Int) -> Int {
    var cursor = TokenCursor(self, opening + 1..<end)
    cursor.skipBlock(openedAt: opening)
    return cursor.position
  }
}
