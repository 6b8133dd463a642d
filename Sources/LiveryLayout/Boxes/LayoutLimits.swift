// SPDX-License-Identifier: Apache-2.0

/// What is too much for a layout: texts and themes come from anywhere.
public struct LayoutLimits: Sendable, Hashable {
  /// How deep elements may stand in each other; what is deeper is left out: 64, which fits on a stack of 512 KiB.
  public var depth = 64
  /// The most elements; the others are left out: 100,000.
  public var elements = 100_000
  /// The most bytes of text in UTF-8; the rest is left out: 4 MiB.
  public var textLength = 4 << 20

  /// The usual limits.
  public init() {}
}

/// Why something is not laid out.
public enum LayoutProblem: Sendable, Hashable {
  /// Elements stand too deep in each other.
  case tooDeep(limit: Int)
  /// There are too many elements.
  case tooManyElements(limit: Int)
  /// There is too much text.
  case textTooLong(limit: Int)
}

extension LayoutProblem: CustomStringConvertible {
  /// The problem as a person reads it.
  public var description: String {
    switch self {
    case .tooDeep(let limit): "elements that are more than \(limit) levels deep are left out"
    case .tooManyElements(let limit): "only the first \(limit) elements are laid out"
    case .textTooLong(let limit): "only the first \(limit) bytes of text are laid out"
    }
  }
}
