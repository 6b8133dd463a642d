// SPDX-License-Identifier: Apache-2.0

/// The parameters of a notation of a function.
struct FunctionParameters: Sendable {
  /// A parameter, or a list of any number of them.
  struct Parameter: Sendable {
    let syntax: ValueSyntax
    var documentation = ""
  }

  /// The parameters in order.
  let parameters: [Parameter]
  /// Whether commas separate the parameters.
  let hasCommas: Bool

  init(_ parameters: [Parameter], hasCommas: Bool) {
    self.parameters = parameters
    self.hasCommas = hasCommas
  }
}

extension FunctionParameters {
  /// Returns the parameters of the notations that the grammar of the arguments describes.
  static func forms(of arguments: ValueSyntax) -> [FunctionParameters] {
    switch arguments {
    case .type(let name, nil) where name.hasSuffix("-syntax"):
      let syntax = NamedSyntax.syntax(of: name).flatMap { try? ValueSyntax(parsing: $0) }
      return syntax.map { forms(of: $0) } ?? [form(of: arguments)]
    case .oneOf(let terms) where terms.contains(where: \.hasParts):
      return terms.flatMap { forms(of: $0) }
    default: return [form(of: arguments)]
    }
  }

  private static func form(of arguments: ValueSyntax) -> FunctionParameters {
    if arguments == .sequence([]) { return FunctionParameters([], hasCommas: false) }
    let segments = arguments.segments
    if segments.count > 1 || arguments.isList {
      return FunctionParameters(segments.map { Parameter(syntax: $0) }, hasCommas: true)
    }
    guard case .sequence(let terms) = arguments else {
      return FunctionParameters([Parameter(syntax: arguments)], hasCommas: false)
    }
    var parameters: [Parameter] = []
    // A word or a delimiter belongs to the term after it.
    var leading: [ValueSyntax] = []
    for term in terms {
      leading.append(term)
      switch term {
      case .keyword, .literal: continue
      default:
        parameters.append(Parameter(syntax: leading.count == 1 ? term : .sequence(leading)))
        leading = []
      }
    }
    if !leading.isEmpty { parameters.append(Parameter(syntax: .sequence(leading))) }
    return FunctionParameters(parameters, hasCommas: false)
  }
}

extension ValueSyntax {
  /// The maximum number of parameters that a list is written as.
  private static let maximumCount = 16

  /// Whether the grammar consists of several terms that are no alternatives.
  fileprivate var hasParts: Bool { if case .sequence = self { true } else { isList } }

  /// Whether the grammar is a list with commas.
  fileprivate var isList: Bool { if case .repeated(_, .list) = self { true } else { false } }

  /// The parts of the grammar between its commas.
  fileprivate var segments: [ValueSyntax] {
    switch self {
    case .sequence(let terms):
      var segments: [[ValueSyntax]] = [[]]
      for term in terms {
        if term == .literal(",") {
          segments.append([])
        } else if let optional = term.optionalSegments {
          segments += optional.map { [$0] }
        } else {
          let inner = term.segments
          segments[segments.count - 1].append(inner[0])
          segments += inner.dropFirst().map { [$0] }
        }
      }
      return segments.map { $0.count == 1 ? $0[0] : .sequence($0) }
    case .repeated(let term, .list(let minimum, let maximum?)) where maximum <= Self.maximumCount:
      let inner = term.segments
      return (0..<maximum).flatMap { index in
        index < minimum ? inner : inner.map { .repeated($0, .optional) }
      }
    default: return [self]
    }
  }

  /// The optional parts of `[ , a , b? ]?`, or `nil` for any other grammar.
  private var optionalSegments: [ValueSyntax]? {
    guard case .repeated(.sequence(let terms), .optional) = self, terms.first == .literal(",")
    else {
      return nil
    }
    return ValueSyntax.sequence(Array(terms.dropFirst())).segments.map {
      if case .repeated(_, .optional) = $0 { $0 } else { .repeated($0, .optional) }
    }
  }
}

extension FunctionParameters.Parameter {
  /// Returns the grammar as readable text.
  ///
  /// - Parameter isAlone: Whether no other parameter follows without a comma.
  /// - Returns: The text, in which an ellipsis follows the item of a list.
  func text(isAlone: Bool) -> String {
    if case .repeated(let item, .list(let minimum, nil)) = syntax {
      let text = Self.compact(item.description)
      return Array(repeating: text, count: max(minimum, 1)).joined(separator: ", ") + ", …"
    }
    let text = Self.compact(syntax.description)
    if case .oneOf = syntax, !isAlone { return "[\(text)]" }
    return text
  }

  /// Returns a grammar without the space inside of brackets and before commas.
  private static func compact(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let kept = bytes.indices.filter { index in
      guard bytes[index] == UInt8(ascii: " "), index > 0, index + 1 < bytes.count else {
        return true
      }
      return !"[(".utf8.contains(bytes[index - 1]) && !"]),".utf8.contains(bytes[index + 1])
    }
    return String(decoding: kept.map { bytes[$0] }, as: UTF8.self)
  }
}
