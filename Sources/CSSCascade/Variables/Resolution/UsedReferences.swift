// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An iterator over the custom properties that a value refers to, in source order.
///
/// References in a fallback count only if the fallback is used.
///
/// Defined by [substitute arbitrary substitution
/// functions](https://drafts.csswg.org/css-values-5/#substitute-arbitrary-substitution-function).
struct UsedReferences {
  /// The token stream that contains the value.
  let stream: TokenStream
  /// The index of the token after the value.
  let end: Int
  let program: ProgramValues

  /// The state of a custom property that a value refers to.
  enum State {
    /// The property has a text: the fallback is not used.
    case valid
    /// The property has no text: the fallback is used if there is one.
    case invalid
    /// The property is not resolved yet.
    case unsettled
  }

  /// Advances to the next unsettled reference.
  ///
  /// - Parameters:
  ///   - progress: The position in the value, as a token index that starts at the value's first
  ///     token.
  ///   - state: Returns the state of the custom property whose name is a token.
  /// - Returns: The token of the name, or `nil` at the end of the value.
  /// - Complexity: Linear in the number of skipped tokens.
  func next(_ progress: inout DependencyOrder.Progress, _ state: (Int) -> State) -> Int? {
    while progress.position < end {
      let token = progress.position
      guard VariableReference.begins(at: token, in: stream) else {
        progress.position += 1
        continue
      }
      var cursor = TokenCursor(stream, token + 1..<end)
      let reference = VariableReference(parsing: &cursor, openedAt: token)
      switch reference?.subject {
      case .property(let name)?:
        let state = state(name)
        if state == .unsettled, !progress.isFollowed {
          progress.isFollowed = true
          return name
        }
        // A reference that remains unsettled after it was followed forms a cycle with the value.
        if state != .invalid { cursor.skipBlock(openedAt: token) }
      case .environment(let name)?:
        if program.environment[name] != nil { cursor.skipBlock(openedAt: token) }
      case nil: break
      }
      progress.isFollowed = false
      progress.position = cursor.position
    }
    return nil
  }
}
