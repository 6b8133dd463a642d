// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of variables and of other names.
extension Diagnostic.Kind {
  /// A variable that no sheet of the theme declares, without a fallback.
  public static let unresolvedVariable = Self("unresolved-variable", .error) {
    "'\($0.found)' is declared nowhere in the theme, and there is no fallback\($0.didYouMean)"
  }
  /// Variables whose values ask for one another.
  public static let circularVariable = Self("variable-cycle", .error) {
    $0.expected.isEmpty
      ? "the value of '\($0.found)' asks for itself"
      : "'\($0.found)' and \($0.expected) ask for one another"
  }
  /// A name of an animation, a font or a file that leads nowhere.
  public static let unknownReference = Self("unknown-reference", .error) {
    "there is no \($0.subject) '\($0.found)'\($0.didYouMean)"
  }
  /// A variable that nobody asks for.
  public static let unusedVariable = Self("unused-variable", .warning) {
    "nothing in the theme uses '\($0.found)'; if the program reads it, .livery.yml names it in 'variables: [\($0.found)]'"
  }
  /// An animation that nobody asks for.
  public static let unusedKeyframes = Self("unused-keyframes", .warning) {
    "no 'animation' in the theme asks for '\($0.found)'"
  }
  /// A variable that has a value in one color scheme and none in the other.
  public static let darkLightParity = Self("dark-light-parity", .warning) {
    "'\($0.found)' has a value in the \($0.subject) color scheme and none in the \($0.expected) one"
  }
}
