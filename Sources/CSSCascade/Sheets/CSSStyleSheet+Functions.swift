// SPDX-License-Identifier: Apache-2.0

extension CSSStyleSheet {
  /// Registers functions of the program that values can call.
  ///
  /// The last of several functions with one name applies.
  ///
  /// ```swift
  /// var sheet = CSSStyleSheet(".title { font-size: --scaled(10px) }")
  /// sheet.css(".title", "font-size")      // 16px: the function is unknown
  /// sheet.register(.scaled)
  /// sheet.css(".title", "font-size")      // 20px
  /// ```
  ///
  /// The functions belong to this sheet and to later copies of it. Compiled rules are kept, and
  /// cached styles are discarded.
  public mutating func register(_ functions: StyleFunction...) { register(functions) }

  /// Registers functions of the program that values can call.
  public mutating func register(_ functions: [StyleFunction]) {
    var registered = styleCache.stack.functions
    registered.add(functions)
    self = CSSStyleSheet(styleCache.stack.withFunctions(registered), environment: environment)
  }

  /// The functions that values can call, sorted by name.
  package var functions: [StyleFunction] { styleCache.stack.functions.all }
}
