// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A search for the terms that a grammar accepts after a range of tokens.
struct AcceptedTermSearch {
  private let stream: TokenStream
  private let range: Range<Int>
  private let openBlocks: [Int]

  /// The maximum number of open blocks, beyond which only the innermost function is matched.
  private static let maximumDepth = TokenCursor.maximumDepth

  init(_ stream: TokenStream, _ range: Range<Int>) {
    self.stream = stream
    self.range = range.clamped(to: 0..<stream.count)
    openBlocks = stream.openBlocks(in: self.range)
  }

  /// Returns the terms of a grammar.
  func terms(of program: GrammarProgram) -> AcceptedTerms {
    if let terms = termsInSubstitution(of: program) { return terms }
    let whole = openBlocks.count > Self.maximumDepth ? nil : collector(of: program, range)
    if let whole, whole.isReached { return AcceptedTerms(whole) }
    if let terms = termsOfInnermostFunction() { return terms }
    guard let whole else {
      var terms = AcceptedTerms([], mayEnd: true)
      terms.isComplete = false
      return terms
    }
    let end = farthestPosition(of: whole, from: range.lowerBound)
    if let terms = termsOfLastItem(of: program, after: end) { return terms }
    var terms = AcceptedTerms(collector(of: program, range.lowerBound..<end))
    terms.basis = .prefix(upTo: end)
    return terms
  }

  /// Returns the terms after the last item of a list of which an earlier item is invalid, or `nil` if
  /// there is no comma after the mismatch.
  private func termsOfLastItem(
    of program: GrammarProgram, after mismatch: Int
  ) -> AcceptedTerms? {
    var cursor = TokenCursor(stream, range.lowerBound..<range.upperBound)
    var start = range.lowerBound
    while cursor.nextComma < range.upperBound {
      start = cursor.nextComma + 1
      cursor = TokenCursor(stream, start..<range.upperBound)
    }
    guard start > mismatch else { return nil }
    let collector = collector(of: program, start..<range.upperBound)
    guard collector.isReached else { return nil }
    var terms = AcceptedTerms(collector)
    terms.basis = .listItem(from: start)
    return terms
  }

  /// Returns the terms of a known function that contains the end, or `nil` for another position.
  private func termsOfInnermostFunction() -> AcceptedTerms? {
    guard let opening = openBlocks.last(where: { stream.tokens[$0].kind == .function }) else {
      return nil
    }
    if opening == openBlocks.last, stream.value(of: opening).hasPrefix("--") {
      var terms = AcceptedTerms([.anyValue], mayEnd: true)
      terms.basis = .function
      return terms
    }
    guard let program = CompletionPrograms.function(named: stream.value(of: opening))
    else { return nil }
    let inner = opening..<range.upperBound
    let collector = collector(of: program, inner)
    if collector.isReached {
      var terms = AcceptedTerms(collector)
      terms.basis = .function
      return terms
    }
    let end = farthestPosition(of: collector, from: opening)
    guard end > opening else { return nil }
    var terms = AcceptedTerms(self.collector(of: program, opening..<end))
    terms.basis = .prefix(upTo: end)
    return terms
  }

  /// Returns the farthest position that a grammar matches, outside of blocks that do not contain the
  /// end.
  private func farthestPosition(of collector: AcceptedTermCollector, from start: Int) -> Int {
    let farthest = min(max(collector.farthest, start), collector.end)
    let closed = stream.openBlocks(in: start..<farthest).first { !openBlocks.contains($0) }
    return closed ?? farthest
  }

  /// Matches tokens against a grammar, and collects the terms that are accepted after them.
  private func collector(of program: GrammarProgram, _ range: Range<Int>) -> AcceptedTermCollector {
    let collector = AcceptedTermCollector(stream, range)
    run(program, range.lowerBound, collector)
    var terminals = collector.takeOpenTerminals()
    while let terminal = terminals.popLast() {
      if let program = CompletionPrograms.program(of: terminal.kind) {
        run(program, terminal.position, collector)
      } else {
        collector.addAnyValue(inBlockAt: terminal.position)
      }
      terminals += collector.takeOpenTerminals()
    }
    return collector
  }

  private func run(_ program: GrammarProgram, _ start: Int, _ collector: AcceptedTermCollector) {
    var machine = GrammarMachine(
      program, in: stream, start..<collector.end, collectingIn: collector)
    _ = machine.run()
    collector.finish(steps: machine.budget)
  }
}

extension AcceptedTermSearch {
  /// Returns the terms in a function such as `var()`, or `nil` outside of such functions.
  ///
  /// A fallback accepts the terms of the value that it becomes a part of.
  private func termsInSubstitution(of program: GrammarProgram) -> AcceptedTerms? {
    let openings = openBlocks.filter {
      stream.tokens[$0].kind == .function
        && stream.withName(of: $0) { SubstitutionFunction(named: $0) } != nil
    }
    guard let innermost = openings.last else { return nil }
    guard let last = endOfArguments(openedAt: innermost) else {
      guard let program = CompletionPrograms.function(named: stream.value(of: innermost)) else {
        return nil
      }
      return AcceptedTerms(collector(of: program, innermost..<range.upperBound))
    }
    var text = ""
    var start = range.lowerBound
    for opening in openings {
      text += stream.text(of: start..<opening) + " "
      start = opening == innermost ? last : endOfArguments(openedAt: opening) ?? opening + 1
    }
    text += stream.text(of: start..<range.upperBound)
    let substituted = TokenStream(text)
    var terms = AcceptedTermSearch(substituted, 0..<substituted.count).terms(of: program)
    if innermost == openBlocks.last { terms.mayEnd = true }
    return terms
  }

  /// Returns the position after the first comma in a block, or `nil` if there is none.
  private func endOfArguments(openedAt opening: Int) -> Int? {
    let comma = TokenCursor(stream, opening + 1..<range.upperBound).nextComma
    return comma < range.upperBound ? comma + 1 : nil
  }
}

extension AcceptedTerms {
  /// Creates the terms that a search collected.
  fileprivate init(_ collector: AcceptedTermCollector) {
    self.init(
      collector.terms.withoutRepeatedConversions, mayEnd: collector.mayEnd, steps: collector.steps)
    isComplete = !collector.isExceeded
  }

  /// Creates the terms of a grammar after a range of tokens.
  init(of program: GrammarProgram, in stream: TokenStream, _ range: Range<Int>) {
    self = AcceptedTermSearch(stream, range).terms(of: program)
  }

  /// Creates the terms of a grammar after a text.
  init(of program: GrammarProgram, in text: String) {
    let stream = TokenStream(text)
    self.init(of: program, in: stream, 0..<stream.count)
  }
}

extension [AcceptedTerm] {
  /// The terms without numbers that a calculation has to convert, if it also accepts them as they
  /// are.
  fileprivate var withoutRepeatedConversions: [AcceptedTerm] {
    var kinds: NumericKinds = []
    for term in self {
      if let type = term.type, !type.needsConversion, case .numbers(let others, _) = type.values {
        kinds.formUnion(others)
      }
    }
    return filter {
      guard let type = $0.type, type.needsConversion, case .numbers(let others, _) = type.values
      else { return true }
      return !others.isSubset(of: kinds)
    }
  }
}
