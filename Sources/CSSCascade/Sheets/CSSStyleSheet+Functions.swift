// SPDX-License-Identifier: Apache-2.0

extension CSSStyleSheet {
  /// Lets values call functions of the program; of two with the same name the one that was registered last counts.
  ///
  /// ```swift
  /// var sheet = CSSStyleSheet(".title { font-size: --scaled(10px) }")
  /// sheet.css(".title", "font-size")      // 16px: nobody knows the function
  /// sheet.register(.scaled)
  /// sheet.css(".title", "font-size")      // 20px
  /// ```
  ///
  /// The functions belong to this sheet and to copies that are made of it from now on. Nothing is compiled again; the answers given so
  /// far are forgotten.
  public mutating func register(_ functions: StyleFunction...) { register(functions) }

  /// Lets values call functions of the program.
  public mutating func register(_ functions: [StyleFunction]) {
    var known = answers.stack.functions
    known.add(functions)
    self = CSSStyleSheet(answers.stack.calling(known), environment: environment)
  }

  /// The functions that values may call, in the order of their names.
  public var functions: [StyleFunction] { answers.stack.functions.all }
}
