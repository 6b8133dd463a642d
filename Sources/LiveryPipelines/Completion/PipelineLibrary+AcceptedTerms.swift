// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
package import CSSValues
import Synchronization

extension PipelineLibrary {
  /// Returns the terms that may follow the tokens of an unfinished value of `-livery-pipeline`.
  ///
  /// Besides the built-in steps and shapes, they include those of the program. After a step, the
  /// terms are steps; inside of one, they are its parameters.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - value: The tokens of the value before the position.
  /// - Returns: The terms.
  package func acceptedTerms(in stream: TokenStream, _ value: Range<Int>) -> AcceptedTerms {
    guard let grammar = customGrammar else {
      return Property.liveryPipeline.acceptedTerms(in: stream, value)
    }
    return grammar.acceptedTerms(in: stream, value)
  }

  /// The grammar of `-livery-pipeline` with the steps and shapes of the program, or `nil` if the
  /// library has none.
  private var customGrammar: ValueGrammar? {
    let steps = stepTypes.map { $0.grammar }.filter(Self.isCustom)
    let shapes = shapeTypes.map { $0.grammar }.filter(Self.isCustom)
    if steps.isEmpty, shapes.isEmpty { return nil }
    return Self.lastGrammar.withLock { last in
      if let last, last.identity == identity { return last.grammar }
      let definitions = [
        "<pipeline-step>": Self.alternatives(steps, or: "pipeline-step"),
        "<pipeline-contour>": Self.alternatives(shapes, or: "pipeline-contour"),
      ]
      let grammar = try? ValueGrammar(
        parsing: Property.liveryPipeline.definition.syntax, definitions: definitions)
      last = grammar.map { (identity, $0) }
      return grammar
    }
  }

  private static func isCustom(_ grammar: String) -> Bool { grammar.hasPrefix("--") }

  private static func alternatives(_ grammars: [String], or name: String) -> String {
    (grammars + [NamedSyntax.syntax(of: name) ?? ""]).joined(separator: " | ")
  }

  /// The grammar of the library that was completed last.
  private static let lastGrammar = Mutex<(identity: Identity, grammar: ValueGrammar)?>(nil)
}
