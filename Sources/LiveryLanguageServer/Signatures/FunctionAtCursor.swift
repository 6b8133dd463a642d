// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPipelines

/// The innermost function around a cursor in a value, with its signature.
///
/// ```swift
/// let context = CompletionContext(in: TokenStream("a { color: rgb(1, "), at: 18)
/// FunctionAtCursor(context)?.signature.name    // "rgb"
/// ```
struct FunctionAtCursor {
  /// The notations.
  let signature: FunctionSignature
  /// The notation and the parameter at the cursor.
  let active: FunctionSignature.ActiveParameter

  /// Finds the function, or returns `nil` if there is none with a signature.
  ///
  /// - Parameter context: The context of the cursor.
  init?(_ context: CompletionContext) {
    guard case .value(let position) = context.role,
      let open = OpenFunction(in: context.stream, position.tokens)
    else { return nil }
    let isPipeline = Property(name: position.name) == .liveryPipeline
    let known =
      isPipeline
      ? PipelineLibrary.standard.signature(of: open) : FunctionSignature(name: open.name)
    guard let signature = known else { return nil }
    self.signature = signature
    active = signature.activeParameter(in: context.stream, open.arguments)
  }
}
