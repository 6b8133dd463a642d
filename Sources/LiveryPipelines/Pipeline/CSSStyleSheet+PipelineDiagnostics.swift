// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSyntax
import CSSValues

extension CSSStyleSheet {
  /// Returns the diagnostics of all values of `-livery-pipeline`, by step or argument.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet(".a { -livery-pipeline: inset(1px) border(red) }", name: "a.css")
  /// sheet.pipelineDiagnostics()[0].description      // "a.css:1:42: error: invalid value for '-livery-pipeline': …"
  /// ```
  ///
  /// All values are parsed. A value with `var()` is skipped; `explain(_:_:)` reports its result for
  /// an element.
  ///
  /// - Parameter library: The steps and shapes that the values may name.
  /// - Returns: The diagnostics in the order of the sheets and of their source text.
  package func pipelineDiagnostics(library: PipelineLibrary = .standard) -> [SheetDiagnostic] {
    var logs = index.sources.map { _ in DiagnosticLog() }
    var visited: Set<DeclarationIdentity> = []
    for rule in index.rules {
      let source = Int(rule.source)
      let tree = index.sources[source].tree
      for record in index.declarations[
        Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)]
      where record.subject.property == .liveryPipeline {
        // A file that is imported twice is reported once.
        let identity = DeclarationIdentity(bytes: tree.stream.bytes, node: record.node)
        guard visited.insert(identity).inserted,
          case .declaration(let declaration) = Syntax(tree, Int(record.node))
        else { continue }
        let pipelineSource = PipelineSource(tree.stream, declaration.value, library: library)
        for diagnostic in pipelineSource.diagnostics(in: environment) {
          logs[source].add(diagnostic)
        }
      }
    }
    return zip(index.sources, logs).flatMap { source, log in
      log.diagnostics.map { SheetDiagnostic(source: source, diagnostic: $0) }
    }
  }

  /// The location of a declaration: its text and its node.
  private struct DeclarationIdentity: Hashable {
    let bytes: UnsafePointer<UInt8>
    let node: UInt32
  }
}

/// The source tokens of a value of `-livery-pipeline`.
private struct PipelineSource {
  let stream: TokenStream
  let tokens: Range<Int>
  let library: PipelineLibrary

  init(_ stream: TokenStream, _ tokens: Range<Int>, library: PipelineLibrary) {
    self.stream = stream
    self.tokens = tokens
    self.library = library
  }

  /// Returns the diagnostics: violations of the grammar, or unreadable custom steps.
  func diagnostics(in environment: StyleEnvironment) -> [Diagnostic] {
    guard !hasVariables else { return [] }
    let faults = Property.liveryPipeline.faults(of: stream, in: tokens)
    if !faults.isEmpty {
      return faults.map(\.diagnostic).filter { !isCall(at: $0.range.lowerBound) }
    }
    // The grammar covers the built-in steps completely.
    guard functions.contains(where: stream.isCustomPropertyName),
      let value = Property.liveryPipeline.value(stream, in: tokens)
    else { return [] }
    var problems: [PipelineProblem] = []
    let context = ComputationContext(viewport: environment.viewport)
    let computed = value.computed(for: .liveryPipeline, in: context)
    _ = Pipeline(computed, library: library, problems: &problems)
    var stepRanges = StepRanges(stream, tokens)
    return problems.prefix(DiagnosticLog.limit + 1).map { problem in
      Diagnostic(
        .unreadStep, range: stream.byteRange(of: stepRanges.tokenRange(of: problem)),
        facts: [.subject(problem.description)])
    }
  }

  /// The indices of the tokens that begin functions.
  private var functions: some Sequence<Int> {
    tokens.lazy.filter { stream.tokens[$0].kind == .function }
  }

  private var hasVariables: Bool {
    functions.contains {
      stream.value(of: $0, equals: "var") || stream.value(of: $0, equals: "env")
    }
  }

  /// Returns whether a custom function call, whose result is unknown, begins at a byte.
  private func isCall(at byte: Int) -> Bool {
    functions.contains {
      stream.byteRange(of: $0..<$0 + 1).lowerBound == byte && stream.isCustomPropertyName($0)
    }
  }
}

/// The positions of the steps of a value in its tokens, cached for each enclosing step.
private struct StepRanges {
  private let stream: TokenStream
  private let tokens: Range<Int>
  private var cache: [[Int]: [Range<Int>]] = [:]

  init(_ stream: TokenStream, _ tokens: Range<Int>) {
    self.stream = stream
    self.tokens = tokens
  }

  /// Returns the tokens of the rejected argument, or of the whole step if none is known.
  mutating func tokenRange(of problem: PipelineProblem) -> Range<Int> {
    let step = tokenRange(ofStepAt: problem.path)
    guard let argument = problem.argument else { return step }
    var count = 0
    var cursor = TokenCursor(stream, step.dropFirst())
    while let token = cursor.next() {
      let kind = stream.tokens[token].kind
      if kind == .comma { continue }
      if kind.isOpening { cursor.skipBlock() }
      if count == argument || kind == .rightParenthesis { return token..<cursor.position }
      count += 1
    }
    return step
  }

  /// Returns the tokens of a step, or of the enclosing step if the step is not found.
  mutating func tokenRange(ofStepAt path: [Int]) -> Range<Int> {
    var found = tokens
    for (depth, index) in path.enumerated() {
      let steps = steps(of: found, at: Array(path.prefix(depth)))
      guard steps.indices.contains(index) else { return found }
      found = steps[index]
    }
    return found
  }

  /// Returns the functions directly inside of a step, or of the whole value for an empty path.
  private mutating func steps(of outer: Range<Int>, at path: [Int]) -> [Range<Int>] {
    if let steps = cache[path] { return steps }
    var steps: [Range<Int>] = []
    var cursor = TokenCursor(stream, path.isEmpty ? outer : outer.dropFirst())
    while let token = cursor.next() {
      guard stream.tokens[token].kind.isOpening else { continue }
      cursor.skipBlock()
      if stream.tokens[token].kind == .function { steps.append(token..<cursor.position) }
    }
    cache[path] = steps
    return steps
  }
}
