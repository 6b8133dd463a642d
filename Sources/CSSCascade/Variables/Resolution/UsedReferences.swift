// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The custom properties that a value refers to, in the order of the text; those of a fallback only if it is used.
///
/// Defined by [substitute arbitrary substitution
/// functions](https://drafts.csswg.org/css-values-5/#substitute-arbitrary-substitution-function).
struct UsedReferences {
  /// The tokens that hold the value.
  let stream: TokenStream
  /// The end of the value.
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

  /// Moves on to the next reference that is not settled.
  ///
  /// - Parameters:
  ///   - progress: the place in the value, in tokens from the value's first on.
  ///   - state: returns the state of the custom property whose name is a token.
  /// - Returns: the token of the name; nil at the end of the value.
  /// - Complexity: linear in the number of tokens that are passed.
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
        // A reference that stays unsettled after it was followed is in a cycle with the value.
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
