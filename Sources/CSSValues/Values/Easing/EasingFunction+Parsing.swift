// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension EasingFunction {
  private static let accepted = "<easing-function>"

  /// Parses an easing function.
  static func parse(_ cursor: inout TokenCursor) -> EasingFunction? {
    guard cursor.peek() == .function else { return parseKeyword(&cursor) }
    let (stream, position) = (cursor.stream, cursor.position)
    if stream.value(of: position, equals: "cubic-bezier") {
      _ = cursor.next()
      return cursor.contents { parseCubicBezier(&$0) }
    } else if stream.value(of: position, equals: "steps") {
      _ = cursor.next()
      return cursor.contents { parseSteps(&$0) }
    } else if stream.value(of: position, equals: "linear") {
      _ = cursor.next()
      return cursor.contents { parsePoints(&$0) }
    }
    return cursor.expected(accepted)
  }

  private static func parseKeyword(_ cursor: inout TokenCursor) -> EasingFunction? {
    guard cursor.peek() == .ident else { return cursor.expected(accepted) }
    let (stream, position) = (cursor.stream, cursor.position)
    let function: EasingFunction
    if stream.value(of: position, equals: "linear") {
      function = .linear
    } else if stream.value(of: position, equals: "ease") {
      function = .ease
    } else if stream.value(of: position, equals: "ease-in") {
      function = .easeIn
    } else if stream.value(of: position, equals: "ease-out") {
      function = .easeOut
    } else if stream.value(of: position, equals: "ease-in-out") {
      function = .easeInOut
    } else if stream.value(of: position, equals: "step-start") {
      function = .steps(.number(1), .start)
    } else if stream.value(of: position, equals: "step-end") {
      function = .steps(.number(1), .end)
    } else {
      return cursor.expected(accepted)
    }
    _ = cursor.next()
    return function
  }

  /// Parses `[ <number [0,1]>, <number> ]#{2}`.
  private static func parseCubicBezier(_ cursor: inout TokenCursor) -> EasingFunction? {
    var values: [CSSValue] = []
    for index in 0..<4 {
      if index > 0, !cursor.consumeComma() { return cursor.expected("','") }
      let range: NumericRange = index % 2 == 0 ? .zeroToOne : .all
      guard let value = CSSValue.parseNumeric(&cursor, .number, in: range) else { return nil }
      values.append(value)
    }
    return .cubicBezier(values[0], values[1], values[2], values[3])
  }

  /// Parses `<integer>, <step-position>?`, with at least 1 step, or 2 for `jump-none`.
  private static func parseSteps(_ cursor: inout TokenCursor) -> EasingFunction? {
    let start = cursor
    guard let count = CSSValue.parseNumeric(&cursor, .integer, in: .oneOrMore) else { return nil }
    guard cursor.consumeComma() else { return .steps(count, .end) }
    guard let position = StepPosition(&cursor) else {
      return cursor.expected(
        "jump-start | jump-end | jump-none | jump-both | start | end")
    }
    guard position == .jumpNone else { return .steps(count, position) }
    var again = start
    guard let count = CSSValue.parseNumeric(&again, .integer, in: NumericRange(2, .infinity)) else {
      cursor = again
      return nil
    }
    return .steps(count, position)
  }

  /// Parses `[ <number> && <percentage>{0,2} ]#`, with at least two points.
  private static func parsePoints(_ cursor: inout TokenCursor) -> EasingFunction? {
    var points: [LinearEasingPoint] = []
    var argumentCount = 0
    repeat {
      argumentCount += 1
      var inputs: [CSSValue] = []
      parseInputs(&cursor, &inputs)
      guard let output = CSSValue.parseNumeric(&cursor, .number) else { return nil }
      if inputs.isEmpty { parseInputs(&cursor, &inputs) }
      points.append(LinearEasingPoint(output: output, input: inputs.first))
      if inputs.count > 1 { points.append(LinearEasingPoint(output: output, input: inputs[1])) }
    } while cursor.consumeComma()
    guard argumentCount > 1 else { return cursor.expected("','") }
    return .points(LinearEasingPoint.completed(points))
  }

  /// Parses `<percentage>{0,2}`.
  private static func parseInputs(_ cursor: inout TokenCursor, _ inputs: inout [CSSValue]) {
    while inputs.count < 2 {
      var attempt = cursor
      guard let input = CSSValue.parseNumeric(&attempt, .percentage) else { return }
      cursor = attempt
      inputs.append(input)
    }
  }
}

extension EasingFunction.StepPosition {
  private static let all = allCases

  /// Creates the step position that the next token is, and consumes the token.
  fileprivate init?(_ cursor: inout TokenCursor) {
    guard cursor.peek() == .ident else { return nil }
    let position = cursor.stream.withName(of: cursor.position) { utf8 in
      Self.all.first { NameHash.matches($0.rawValue, utf8) }
    }
    guard let position else { return nil }
    _ = cursor.next()
    self = position
  }
}
