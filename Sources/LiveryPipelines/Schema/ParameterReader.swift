// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Takes the values of a component's parameters one after the other.
public struct ParameterReader: Sendable {
  private var values: ArraySlice<CSSValue>
  /// The steps and shapes that a value may name.
  package let library: PipelineLibrary
  /// How many steps the values stand in.
  package let depth: Int
  /// What `currentcolor` is.
  public let currentColor: RGBA
  /// The places of the steps that the values stand in, as in ``PipelineProblem/path``.
  var path: [Int] = []
  /// What was left out of the steps inside of a step.
  var problems: [PipelineProblem] = []

  /// A reader of values; commas between them count for nothing.
  package init(
    _ values: [CSSValue], library: PipelineLibrary, depth: Int = 0, currentColor: RGBA = .black
  ) {
    self.values = values[...]
    self.library = library
    self.depth = depth
    self.currentColor = currentColor
  }

  /// A reader of what stands in a function's parentheses, one step deeper.
  func arguments(of function: FunctionValue) -> ParameterReader {
    var reader = ParameterReader(
      Self.flattened(function.arguments), library: library, depth: depth + 1,
      currentColor: currentColor)
    reader.path = path
    return reader
  }

  private static func flattened(_ value: CSSValue) -> [CSSValue] {
    switch value {
    case .sequence(let values): values
    case .list(let values): values.flatMap(flattened)
    default: [value]
    }
  }
}

extension ParameterReader {
  /// How many values are left.
  var count: Int { values.count }

  /// Whether every value was taken.
  public var isAtEnd: Bool { values.isEmpty }

  /// The value that stands next.
  public var next: CSSValue? { values.first }

  /// The word that stands next.
  public var nextWord: String? { values.first?.word }

  /// Takes the value that stands next.
  public mutating func take() -> CSSValue? { values.popFirst() }

  /// Puts what is in the lists and sequences that stand next in their place.
  mutating func flatten() {
    while let value = next {
      guard let inner = value.elements else { return }
      _ = take()
      values = inner + values
    }
  }

  /// Takes a word if it stands next.
  public mutating func takeWord(_ word: String) -> Bool {
    guard nextWord == word else { return false }
    return take() != nil
  }

  /// Takes what a function makes of the next value; nothing where it makes nothing of it.
  public mutating func take<Value>(_ read: (CSSValue) -> Value?) -> Value? {
    guard let value = next, let result = read(value) else { return nil }
    _ = take()
    return result
  }
}

extension CSSValue {
  /// What is in a list or a sequence; nil for another value.
  fileprivate var elements: [CSSValue]? {
    switch self {
    case .list(let values), .sequence(let values): values
    default: nil
    }
  }

  /// The value as a word, in small letters but for a name that the author chose; nil where it is none.
  var word: String? {
    switch self {
    case .keyword(let keyword): keyword.name
    case .identifier(let name): name
    default: nil
    }
  }
}
