// SPDX-License-Identifier: Apache-2.0

/// A function of the program that style sheets call by name: `color: --brand-tint(red, 20%)`.
///
/// A complete definition has a name, the parameters and the body:
///
/// ```swift
/// extension StyleFunction {
///   static let scaled = StyleFunction(
///     "--scaled", parameters: [.init("size", "<length>"), .init("factor", "<number>", default: "2")]
///   ) { arguments in
///     guard let size = arguments.length(0), let factor = arguments.number(1) else { return nil }
///     return "\(size * factor)px"
///   }
/// }
/// ```
///
/// Register it with ``CSSStyleSheet/register(_:)-(StyleFunction...)`` or on a theme. Then all
/// values of all sheets can call it. A value with a call is resolved for each element, as one with
/// `var()` is. The value is parsed after the call is replaced with the result of the body.
///
/// Defined by [CSS Mixins 1, section 3](https://drafts.csswg.org/css-mixins-1/#using-custom-functions),
/// limited to function calls. In the specification, functions are written in CSS.
public struct StyleFunction: Sendable {
  /// The name including its two hyphens, case-sensitive.
  public let name: String
  /// The parameters, or `nil` for a function that accepts any arguments.
  public let parameters: [Parameter]?
  let body: Body

  /// A function that returns the text that replaces a call.
  ///
  /// If it returns `nil`, the declaration is invalid at computed-value time.
  public typealias Body = @Sendable (StyleFunctionArguments) -> String?

  /// Creates a function of the program.
  ///
  /// - Parameters:
  ///   - name: The name, which has two hyphens and at least one more character.
  ///   - parameters: The parameters that validate the arguments before a call, in order. Those with
  ///     a default are optional. Without a list, arguments are passed unchanged.
  ///   - body: Returns the text of a value from the arguments. Equal arguments must result in equal
  ///     texts, since results are cached. Any task may call the body, also concurrently. It must
  ///     not access a sheet or a theme.
  public init(_ name: String, parameters: [Parameter]? = nil, body: @escaping Body) {
    precondition(
      name.hasPrefix("--") && name.utf8.count > 2,
      "the name of a function must be two hyphens and at least one more character, found '\(name)'")
    self.name = name
    self.parameters = parameters
    self.body = body
  }
}
