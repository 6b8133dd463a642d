// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A builder that converts the events of a match to a value, in the order of the grammar.
///
/// All pieces share one stack, so that beginning or ending a level allocates no memory.
struct ComponentBuilder {
  private enum Piece {
    case value(CSSValue)
    case comma
  }

  /// An open block, list, group or type.
  private struct Level {
    let kind: GrammarEvent.Kind
    let index: Int32
    let position: Int
    let firstPiece: Int
    let firstItem: Int
    /// The first piece of the next item of a group.
    var itemStart: Int
  }

  private let program: GrammarProgram
  private let stream: TokenStream
  private let records: [GrammarMemoTable.Record]
  private let values: [CSSValue]
  private let end: Int
  private var pieces: [Piece] = []
  private var levels: [Level] = []
  /// The kinds of the tokens that end the open blocks.
  private var closings: [TokenKind] = []
  /// The items of the open groups.
  private var items: [(index: Int32, pieces: Range<Int>)] = []

  /// Returns the value of a match whose machine recorded its events.
  static func value(of machine: borrowing GrammarMachine) -> CSSValue {
    var builder = ComponentBuilder(machine)
    builder.add(machine.trail.events)
    return joined(builder.pieces[...])
  }

  private init(_ machine: borrowing GrammarMachine) {
    program = machine.program
    stream = machine.stream
    records = machine.memo?.records ?? []
    values = machine.trail.values
    end = machine.range.upperBound
    // Few values have more pieces.
    pieces.reserveCapacity(8)
  }

  /// Adds events.
  ///
  /// The events of a skipped function come from its record.
  private mutating func add(_ events: [GrammarEvent]) {
    for event in events {
      if event.kind == .recorded {
        add(records[Int(event.index)].events)
      } else {
        add(event)
      }
    }
  }

  private mutating func add(_ event: GrammarEvent) {
    let position = Int(event.position)
    switch event.kind {
    case .keyword: pieces.append(.value(keyword(at: position)))
    case .literal: pieces.append(.value(literal(at: position)))
    case .comma: pieces.append(.comma)
    case .value: pieces.append(.value(values[Int(event.index)]))
    case .terminal: pieces.append(.value(terminal(Int(event.index), at: position)))
    case .open, .beginList, .beginGroup, .beginTyped:
      if event.kind == .open {
        closings.append(stream.tokens[position].kind.closing ?? .endOfFile)
      }
      levels.append(
        Level(
          kind: event.kind, index: event.index, position: position, firstPiece: pieces.count,
          firstItem: items.count, itemStart: pieces.count))
    case .endItem:
      guard let start = levels.last?.itemStart else { return }
      items.append((event.index, start..<pieces.count))
      levels[levels.count - 1].itemStart = pieces.count
    case .close, .endList, .endGroup, .endTyped: endLevel(at: position)
    case .recorded: break
    }
  }

  private mutating func endLevel(at position: Int) {
    guard let level = levels.popLast() else { return }
    let range = level.firstPiece..<pieces.count
    switch level.kind {
    case .open:
      closings.removeLast()
      replace(range, with: block(Self.joined(pieces[range]), openedAt: level.position))
    case .beginList:
      let value = Self.joined(pieces[range])
      if case .list = value {
        replace(range, with: value)
      } else {
        replace(range, with: .list([value]))
      }
    case .beginTyped:
      let type = TypedGrammar(named: program.typedName(level.index))
      if let value = type?.value(stream, level.position..<position) { replace(range, with: value) }
    default:
      let matched = items[level.firstItem...]
      if zip(matched, matched.dropFirst()).contains(where: { $0.index > $1.index }) {
        let ordered = matched.sorted { $0.index < $1.index }
        pieces.replaceSubrange(range, with: ordered.flatMap { pieces[$0.pieces] })
      }
      items.removeLast(matched.count)
    }
  }

  private mutating func replace(_ range: Range<Int>, with value: CSSValue) {
    pieces.removeSubrange(range)
    pieces.append(.value(value))
  }

  /// Returns the pieces as one value: a list if they are separated by commas, otherwise a sequence.
  private static func joined(_ pieces: ArraySlice<Piece>) -> CSSValue {
    if pieces.count == 1, case .value(let value)? = pieces.first { return value }
    var elements: [CSSValue] = []
    var values: [CSSValue] = []
    func add(_ element: CSSValue) {
      if case .list(let inner) = element { elements += inner } else { elements.append(element) }
    }
    var isList = false
    values.reserveCapacity(pieces.count)
    for piece in pieces {
      switch piece {
      case .value(let value): values.append(value)
      case .comma:
        isList = true
        add(.sequence(of: values))
        values.removeAll(keepingCapacity: true)
      }
    }
    guard isList else { return .sequence(of: values) }
    add(.sequence(of: values))
    return .list(elements)
  }
}

extension ComponentBuilder {
  private func keyword(at position: Int) -> CSSValue {
    if let keyword = stream.withName(of: position, { Keyword.find($0) }) {
      return .keyword(keyword)
    }
    return .identifier(stream.value(of: position).lowercased())
  }

  private func literal(at position: Int) -> CSSValue {
    stream.isDelim(position, "/") ? .slash : .unparsed(stream.text(of: position))
  }

  private func terminal(_ number: Int, at position: Int) -> CSSValue {
    let closing = closings.last ?? .endOfFile
    var cursor = TokenCursor(stream, position..<end, in: closing, depth: closings.count)
    return program.terminal(number).parse(&cursor) ?? .unparsed(stream.text(of: position))
  }

  private func block(_ contents: CSSValue, openedAt position: Int) -> CSSValue {
    switch stream.tokens[position].kind {
    case .function: .function(FunctionValue(stream.value(of: position).lowercased(), contents))
    case .leftBracket: .brackets(contents)
    case .leftParenthesis: .function(FunctionValue("", contents))
    default: .unparsed("{\(contents)}")
    }
  }
}
