// SPDX-License-Identifier: Apache-2.0

/// What is to be known about a kind of component: its name in CSS, what it is for, and its parameters in their order.
public struct Schema<Component: PipelineComponent>: Sendable {
  /// The name in CSS.
  ///
  /// Several kinds may share one, as the fills do; the first whose parameters fit is read.
  public let name: String
  /// A sentence for people.
  public let summary: String
  /// The parameters, in the order in which they are written.
  public let parameters: [Parameter<Component>]
  /// How a component is written.
  public let notation: Notation

  /// How a component is written.
  public enum Notation: Sendable, Hashable {
    /// `name(…)`, with the parentheses even where nothing is in them.
    case function
    /// `name …`: a word and what follows it, as the built-in shapes are.
    ///
    /// A program's own component is written so where nothing follows, and as a function where something does.
    case words
  }

  /// A schema.
  ///
  /// - Parameters:
  ///   - name: the name in CSS; two dashes in front for a program's own.
  ///   - summary: a sentence for people.
  ///   - notation: how the component is written.
  ///   - parameters: the parameters, in the order in which they are written.
  public init(
    _ name: String, _ summary: String, notation: Notation = .function,
    parameters: [Parameter<Component>] = []
  ) {
    self.name = name
    self.summary = summary
    self.notation = notation
    self.parameters = parameters
  }
}

extension Schema {
  /// The grammar in the notation of CSS Values, such as `inset( <length>{1,4} )`.
  ///
  /// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
  package var grammar: String {
    let arguments = terms.joined(separator: " ")
    switch notation {
    case .words where arguments.isEmpty: return name
    case .words where !isCustom: return "\(name) \(arguments)"
    default: return arguments.isEmpty ? "\(name)( )" : "\(name)( \(arguments) )"
    }
  }

  /// The grammars of the parameters; one that depends on another stands in a group with it.
  private var terms: [String] {
    var terms: [String] = []
    var dependent: String?
    for parameter in parameters.reversed() {
      let term = dependent.map(parameter.grammar(with:)) ?? parameter.grammar
      dependent = parameter.form.isDependent ? term : nil
      if dependent == nil { terms.append(term) }
    }
    return terms.reversed()
  }

  /// Reads the parameters from the values behind the name; nil where they do not fit.
  ///
  /// A schema in words takes what is its own; the values of a function must be used up.
  ///
  /// - Parameters:
  ///   - reader: what stands behind the name.
  ///   - note: is told each parameter that is written, and how many values were left before and behind it.
  /// - Returns: the component.
  func component(
    reading reader: inout ParameterReader,
    noting note: (_ parameter: String, _ before: Int, _ behind: Int) -> Void = { _, _, _ in }
  ) -> Component? {
    var component = Component.prototype
    var wasTaken = true
    for parameter in parameters where wasTaken || !parameter.form.isDependent {
      let before = reader.count
      guard parameter.read(&reader, into: &component) else { return nil }
      wasTaken = reader.count < before
      if wasTaken { note(parameter.name, before, reader.count) }
    }
    return notation == .words && !isCustom || reader.isAtEnd ? component : nil
  }

  /// The component as CSS writes it, without what is as by default.
  func text(of component: Component) -> String {
    var words: [String] = []
    // A value that could be taken for that of a later parameter is written, even where it is as by default.
    var isNeeded: Set<ParameterType.Kind> = []
    for parameter in parameters.reversed() {
      guard let text = parameter.text(of: component, isNeeded: &isNeeded) else { continue }
      words.append(text)
    }
    let arguments = words.reversed().joined(separator: " ")
    switch notation {
    case .words where arguments.isEmpty: return name
    case .words where !isCustom: return "\(name) \(arguments)"
    default: return "\(name)(\(arguments))"
    }
  }

  /// Whether a program brings the component along.
  var isCustom: Bool { name.hasPrefix("--") }
}
