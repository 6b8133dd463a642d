// SPDX-License-Identifier: Apache-2.0

/// A function of the program that sheets call by its name: `color: --brand-tint(red, 20%)`.
///
/// A file with the name, the parameters and the body is all there is to one:
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
/// Whoever has registered it, with ``CSSStyleSheet/register(_:)-(StyleFunction...)`` or on a theme, has it in every value
/// of every sheet. A value that calls a function waits for the element, as one with `var()` does, and is read once the call is replaced by what
/// the body gives.
///
/// Defined by [CSS Mixins 1, section 3](https://drafts.csswg.org/css-mixins-1/#using-custom-functions), of which it is the part that
/// calls functions; theirs are written in CSS.
public struct StyleFunction: Sendable {
  /// The name with its two hyphens; upper and lower case differ.
  public let name: String
  /// What it takes; nil for one that takes any number of arguments of any kind.
  public let parameters: [Parameter]?
  let body: Body

  /// Makes the text that takes the place of a call; nil makes the declaration invalid at computed-value time.
  public typealias Body = @Sendable (StyleFunctionArguments) -> String?

  /// A function of the program.
  ///
  /// - Parameters:
  ///   - name: the name that sheets call, two hyphens and one character at least.
  ///   - parameters: what is checked before the body is called, in the order of the arguments; those with a default may be left
  ///     out. Where there is no list, any arguments are taken as they are.
  ///   - body: makes the text of a value from the arguments, the same from the same: what it gives is kept and asked for again.
  ///     Any task may call it, and several at a time. It asks no sheet and no theme.
  public init(_ name: String, parameters: [Parameter]? = nil, body: @escaping Body) {
    precondition(
      name.hasPrefix("--") && name.utf8.count > 2,
      "the name of a function begins with two hyphens, and goes on: '\(name)'")
    self.name = name
    self.parameters = parameters
    self.body = body
  }
}
