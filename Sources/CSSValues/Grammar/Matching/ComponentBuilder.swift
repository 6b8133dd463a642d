// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Makes a value from the events of a match, in the order of the grammar.
struct ComponentBuilder {
  private enum Piece {
    case value(CSSValue)
    case comma
  }

  /// Something that was begun, with what it holds so far.
  private struct Level {
    var kind: GrammarEvent.Kind
    var index: Int32
    var position: Int
    var pieces: [Piece] = []
    /// The items of a group that were matched.
    var items: [(index: Int32, pieces: [Piece])] = []
  }

  private let program: GrammarProgram
  private let stream: TokenStream
  private let records: [GrammarMemory.Record]
  private let end: Int
  private var levels = [Level(kind: .beginList, index: 0, position: 0)]

  /// The value that a machine matched, which has recorded its events.
  static func value(of machine: GrammarMachine) -> CSSValue {
    var builder = ComponentBuilder(machine)
    builder.add(machine.events)
    return Self.joined(builder.levels.first?.pieces ?? [])
  }

  private init(_ machine: GrammarMachine) {
    program = machine.program
    stream = machine.stream
    records = machine.memory.records
    end = machine.end
  }

  /// Adds events; those of a function that was passed over are taken from its record.
  private mutating func add(_ events: [GrammarEvent]) {
    var stack = [events[...]]
    while let last = stack.indices.last {
      guard let event = stack[last].popFirst() else {
        stack.removeLast()
        continue
      }
      if event.kind == .recorded {
        stack.append(records[Int(event.index)].events[...])
      } else {
        add(event)
      }
    }
  }

  private mutating func add(_ event: GrammarEvent) {
    let position = Int(event.position)
    switch event.kind {
    case .keyword: append(.value(keyword(at: position)))
    case .literal: append(.value(literal(at: position)))
    case .comma: append(.comma)
    case .terminal: append(.value(terminal(Int(event.index), at: position)))
    case .open, .beginList, .beginGroup, .beginTyped:
      levels.append(Level(kind: event.kind, index: event.index, position: position))
    case .endItem: endItem(event.index)
    case .close, .endList, .endGroup, .endTyped: endLevel(at: position)
    case .recorded: break
    }
  }

  private mutating func append(_ piece: Piece) { levels[levels.count - 1].pieces.append(piece) }

  private mutating func endItem(_ index: Int32) {
    let last = levels.count - 1
    levels[last].items.append((index, levels[last].pieces))
    levels[last].pieces = []
  }

  private mutating func endLevel(at position: Int) {
    guard levels.count > 1, let level = levels.popLast() else { return }
    switch level.kind {
    case .open: append(.value(block(Self.joined(level.pieces), openedAt: level.position)))
    case .beginList:
      let value = Self.joined(level.pieces)
      if case .list = value { append(.value(value)) } else { append(.value(.list([value]))) }
    case .beginTyped:
      let type = TypedGrammar(named: program.typedName(level.index))
      if let value = type?.value(stream, level.position..<position) {
        append(.value(value))
      } else {
        levels[levels.count - 1].pieces += level.pieces
      }
    default:
      let items = level.items.sorted { $0.index < $1.index }
      levels[levels.count - 1].pieces += items.flatMap(\.pieces)
    }
  }

  /// The pieces as one value: a list where commas stand between them, otherwise a sequence.
  private static func joined(_ pieces: [Piece]) -> CSSValue {
    var elements: [CSSValue] = []
    var values: [CSSValue] = []
    func add(_ element: CSSValue) {
      if case .list(let inner) = element { elements += inner } else { elements.append(element) }
    }
    var isList = false
    for piece in pieces {
      switch piece {
      case .value(let value): values.append(value)
      case .comma:
        isList = true
        add(.sequence(of: values))
        values = []
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
    var cursor = TokenCursor(stream, position..<end)
    return program.terminal(number).read(&cursor) ?? .unparsed(stream.text(of: position))
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
