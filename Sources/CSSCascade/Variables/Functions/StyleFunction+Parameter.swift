// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension StyleFunction {
  /// What a ``StyleFunction`` takes in one place: a name for people, the values that count, and perhaps a default.
  ///
  /// ```swift
  /// StyleFunction.Parameter("amount", "<percentage>", default: "20%")
  /// ```
  public struct Parameter: Sendable, Hashable {
    /// What people call it.
    public let name: String
    /// The values that are taken, written as the `syntax` of `@property` is: `<color>`, `<length> | auto`, `<number>+`.
    public let syntax: String
    /// The text that is taken where an argument is left out or empty; nil where it may not be.
    public let defaultText: String?
    /// The syntax, read.
    let registeredSyntax: RegisteredSyntax

    /// A parameter.
    ///
    /// - Parameters:
    ///   - name: what people call it.
    ///   - syntax: the values that are taken, written as the `syntax` of `@property` is; `*` for all of them.
    ///   - defaultText: what is taken where the argument is left out or empty, a value of the syntax.
    public init(_ name: String, _ syntax: String = "*", default defaultText: String? = nil) {
      guard let registeredSyntax = RegisteredSyntax(parsing: syntax) else {
        preconditionFailure("the syntax of the parameter '\(name)' is none: '\(syntax)'")
      }
      self.name = name
      self.syntax = syntax
      self.defaultText = defaultText
      self.registeredSyntax = registeredSyntax
      precondition(
        defaultText.map(takes) ?? true, "the default of the parameter '\(name)' is no \(syntax)")
    }

    /// Whether a text is one of the values that are taken.
    func takes(_ text: String) -> Bool {
      registeredSyntax.isUniversal || registeredSyntax.value(parsing: text) != nil
    }
  }
}
