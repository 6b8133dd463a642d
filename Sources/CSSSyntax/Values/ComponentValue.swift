// SPDX-License-Identifier: Apache-2.0

/// A preserved token, a function or a block: the specification's unit of unparsed input.
///
/// ```swift
/// let stream = TokenStream("rgb(1 2 3) solid")
/// let (values, _) = ComponentValue.list(in: stream)
/// values.count     // 3: a function, white space, a token
/// ```
///
/// Parsers of values read tokens with a ``TokenCursor``. This tree is for tools that display or
/// rewrite values.
///
/// Defined by [component value](https://drafts.csswg.org/css-syntax-3/#component-value).
public indirect enum ComponentValue: Sendable, Hashable {
  /// A token, by its position.
  case token(Int)
  /// A function: the position of its name, its contents, and its end.
  case function(name: Int, values: [ComponentValue], end: Int)
  /// A block: the position of its opening bracket, its contents, and its end.
  case block(opening: Int, values: [ComponentValue], end: Int)

  /// The positions of the value's tokens.
  public var tokens: Range<Int> {
    switch self {
    case .token(let position): position..<position + 1
    case .function(let start, _, let end), .block(let start, _, let end): start..<end
    }
  }
}

extension ComponentValue {
  /// Returns the component values of a range of tokens, by default all, without comments.
  ///
  /// White space is kept. Values nested deeper than 512 blocks are dropped with a diagnostic.
  ///
  /// Defined by [parse a list of component values](https://drafts.csswg.org/css-syntax-3/#parse-list-of-component-values).
  public static func list(
    in stream: TokenStream, _ tokens: Range<Int>? = nil
  ) -> (values: [ComponentValue], diagnostics: [Diagnostic]) {
    var builder = ComponentValueBuilder(stream)
    let tokens = (tokens ?? 0..<stream.count).clamped(to: 0..<stream.count)
    for position in tokens where stream.tokens[position].kind != .comment {
      builder.appendToken(at: position)
    }
    return builder.finish(at: tokens.upperBound)
  }

  /// Creates the only component value of a range of tokens, or returns `nil` for none or several.
  ///
  /// White space around it is ignored.
  ///
  /// Defined by [parse a component value](https://drafts.csswg.org/css-syntax-3/#parse-component-value).
  public init?(in stream: TokenStream, _ tokens: Range<Int>? = nil) {
    let values = Self.list(in: stream, tokens).values.filter {
      if case .token(let position) = $0 { !stream.tokens[position].kind.isTrivia } else { true }
    }
    guard values.count == 1 else { return nil }
    self = values[0]
  }
}

/// A builder of nested component values without recursion.
private struct ComponentValueBuilder {
  private let stream: TokenStream
  /// The open blocks, outermost first, each with its values so far.
  private var open: [(start: Int, closing: TokenKind, values: [ComponentValue])] = []
  private var values: [ComponentValue] = []
  /// The token kinds that end the open blocks beyond the limit.
  private var ignoredClosings: [TokenKind] = []
  private var log = DiagnosticLog()

  init(_ stream: TokenStream) { self.stream = stream }

  mutating func appendToken(at position: Int) {
    let kind = stream.tokens[position].kind
    if let expected = ignoredClosings.last {
      if kind == expected {
        ignoredClosings.removeLast()
      } else if let end = kind.closing {
        ignoredClosings.append(end)
      }
    } else if let block = open.last, kind == block.closing {
      close(at: position + 1)
    } else if let closing = kind.closing {
      if open.count < TokenCursor.maximumDepth {
        open.append((position, closing, []))
      } else {
        reportTooDeep(at: position)
        ignoredClosings.append(closing)
      }
    } else {
      append(.token(position))
    }
  }

  mutating func finish(at end: Int) -> ([ComponentValue], [Diagnostic]) {
    while !open.isEmpty { close(at: end) }
    return (values, log.diagnostics)
  }

  private mutating func append(_ value: ComponentValue) {
    if open.isEmpty { values.append(value) } else { open[open.count - 1].values.append(value) }
  }

  private mutating func close(at end: Int) {
    let block = open.removeLast()
    let isFunction = stream.tokens[block.start].kind == .function
    append(
      isFunction
        ? .function(name: block.start, values: block.values, end: end)
        : .block(opening: block.start, values: block.values, end: end))
  }

  private mutating func reportTooDeep(at position: Int) {
    log.add(
      Diagnostic(
        .nestingTooDeep, range: stream.range(of: position),
        facts: [.limit(TokenCursor.maximumDepth)]))
  }
}
