// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// A reader that consumes the CSS values of a component's parameters in order.
public struct ParameterReader: Sendable {
  private var values: ArraySlice<CSSValue>
  /// The steps and shapes that a value may name.
  package let library: PipelineLibrary
  /// The number of steps that enclose the values.
  package let depth: Int
  /// The value of `currentcolor`.
  public let currentColor: RGBA
  /// The indices of the enclosing steps, as in ``PipelineProblem/path``.
  var path: [Int] = []
  /// The problems of nested steps.
  var problems: [PipelineProblem] = []

  /// Creates a reader of values, which ignores commas between them.
  package init(
    _ values: [CSSValue], library: PipelineLibrary, depth: Int = 0, currentColor: RGBA = .black
  ) {
    self.values = values[...]
    self.library = library
    self.depth = depth
    self.currentColor = currentColor
  }

  /// Returns a reader of a function's arguments, one level deeper.
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
  /// The number of remaining values.
  var count: Int { values.count }

  /// Whether all values were consumed.
  public var isAtEnd: Bool { values.isEmpty }

  /// The next value.
  public var next: CSSValue? { values.first }

  /// The next keyword.
  public var nextKeyword: String? { values.first?.keywordName }

  /// Consumes the next value.
  public mutating func consume() -> CSSValue? { values.popFirst() }

  /// Replaces the next list or sequence by its elements, recursively.
  mutating func flatten() {
    while let value = next {
      guard let inner = value.elements else { return }
      _ = consume()
      values = inner + values
    }
  }

  /// Consumes a keyword, and returns whether it was next.
  public mutating func consumeKeyword(_ keyword: String) -> Bool {
    guard nextKeyword == keyword else { return false }
    return consume() != nil
  }

  /// Consumes the next value if a function converts it, and returns the result.
  public mutating func consume<Value>(_ read: (CSSValue) -> Value?) -> Value? {
    guard let value = next, let result = read(value) else { return nil }
    _ = consume()
    return result
  }
}

extension CSSValue {
  /// The elements of a list or a sequence, or `nil` for another value.
  fileprivate var elements: [CSSValue]? {
    switch self {
    case .list(let values), .sequence(let values): values
    default: nil
    }
  }

  /// The value as a keyword or custom identifier, or `nil` for another value.
  var keywordName: String? {
    switch self {
    case .keyword(let keyword): keyword.name
    case .identifier(let name): name
    default: nil
    }
  }
}
