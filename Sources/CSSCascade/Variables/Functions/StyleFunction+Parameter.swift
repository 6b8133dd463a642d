// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension StyleFunction {
  /// A parameter of a ``StyleFunction``: a name for messages, the accepted values and an optional
  /// default.
  ///
  /// ```swift
  /// StyleFunction.Parameter("amount", "<percentage>", default: "20%")
  /// ```
  public struct Parameter: Sendable, Hashable {
    /// The name in messages.
    public let name: String
    /// The accepted values, in the notation of the `syntax` descriptor of `@property`: `<color>`,
    /// `<length> | auto`, `<number>+`.
    public let syntax: String
    /// The text of an omitted or empty argument, or `nil` if the argument is required.
    public let defaultText: String?
    /// The parsed syntax.
    let registeredSyntax: RegisteredSyntax

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - name: The name in messages.
    ///   - syntax: The accepted values, in the notation of the `syntax` descriptor of `@property`,
    ///     or `*` for all values.
    ///   - defaultText: The text of an omitted or empty argument, which must match the syntax.
    public init(_ name: String, _ syntax: String = "*", default defaultText: String? = nil) {
      guard let registeredSyntax = RegisteredSyntax(parsing: syntax) else {
        preconditionFailure("the syntax of the parameter '\(name)' is invalid, found '\(syntax)'")
      }
      self.name = name
      self.syntax = syntax
      self.defaultText = defaultText
      self.registeredSyntax = registeredSyntax
      precondition(
        defaultText.map(accepts) ?? true,
        "the default value of the parameter '\(name)' does not match \(syntax)")
    }

    /// Returns whether a text is an accepted value.
    func accepts(_ text: String) -> Bool {
      registeredSyntax.isUniversal || registeredSyntax.value(parsing: text) != nil
    }
  }
}
