// SPDX-License-Identifier: Apache-2.0

/// The limits of a layout, because texts and themes are untrusted input.
public struct LayoutLimits: Sendable, Hashable {
  /// The maximum nesting depth, 64 by default; deeper elements are dropped.
  ///
  /// The default fits a stack of 512 KiB.
  public var depth = 64
  /// The maximum number of elements, 100,000 by default; further elements are dropped.
  public var elements = 100_000
  /// The maximum length of all text in UTF-8 bytes, 4 MiB by default; the rest is dropped.
  public var textLength = 4 << 20

  /// Creates the default limits.
  public init() {}
}

/// A reason for a part that is not laid out.
public enum LayoutProblem: Sendable, Hashable {
  /// Elements are nested too deeply.
  case tooDeep(limit: Int)
  /// There are too many elements.
  case tooManyElements(limit: Int)
  /// There is too much text.
  case textTooLong(limit: Int)
}

extension LayoutProblem: CustomStringConvertible {
  /// The message of the problem.
  public var description: String {
    switch self {
    case .tooDeep(let limit): "elements that are more than \(limit) levels deep are left out"
    case .tooManyElements(let limit): "only the first \(limit) elements are laid out"
    case .textTooLong(let limit): "only the first \(limit) bytes of text are laid out"
    }
  }
}
