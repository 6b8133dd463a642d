// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension FeatureTest {
  /// Parses the contents of parentheses as a test of a feature.
  ///
  /// Defined by [Media Queries 5, section 3](https://drafts.csswg.org/mediaqueries-5/#mq-syntax).
  ///
  /// - Parameters:
  ///   - cursor: the cursor after the opening parenthesis.
  ///   - problem: receives the problem if the contents are clearly meant as a feature.
  init?(parsing cursor: inout TokenCursor, problem: inout ConditionProblem?) {
    guard cursor.peek() == .ident else {
      self.init(valueFirst: &cursor, problem: &problem)
      return
    }
    let start = cursor
    let token = cursor.position
    let name = FeatureName<Feature>(cursor.stream.value(of: token))
    _ = cursor.next()
    switch cursor.peek() {
    case .endOfFile, .colon: break
    case .delim where cursor.isAtComparison:
      if name == nil {
        cursor = start
        self.init(valueFirst: &cursor, problem: &problem)
        return
      }
    default: return nil
    }
    guard let name else {
      problem = .unknownFeature(token: token)
      return nil
    }
    self.init(name, &cursor, problem: &problem)
  }

  /// Parses the text after the feature's name: an optional value after a colon or a comparison.
  private init?(
    _ name: FeatureName<Feature>, _ cursor: inout TokenCursor, problem: inout ConditionProblem?
  ) {
    self.name = name
    if cursor.isAtEnd() {
      guard name.prefix == .none else { return nil }
      form = .boolean
    } else if let comparison = cursor.consumeComparison() {
      guard name.mayBeCompared else { return nil }
      guard let value = name.value(&cursor, problem: &problem) else { return nil }
      form = .comparison(comparison, value)
    } else {
      _ = cursor.next()
      guard let value = name.value(&cursor, problem: &problem) else { return nil }
      form = .plain(value)
    }
  }

  /// Parses a value, a comparison, a feature's name and, optionally, another comparison and value.
  private init?(valueFirst cursor: inout TokenCursor, problem: inout ConditionProblem?) {
    let limit = cursor.nextComparison
    var after = TokenCursor(cursor.stream, limit..<cursor.end)
    guard let first = after.consumeComparison(), after.peek() == .ident, let token = after.next()
    else { return nil }
    guard let name = FeatureName<Feature>(cursor.stream.value(of: token)) else {
      problem = .unknownFeature(token: token)
      return nil
    }
    guard name.mayBeCompared else { return nil }
    let lower = cursor.part(upTo: limit) { name.value(&$0, problem: &problem) }
    guard let lower, cursor.consumeComparison() != nil, cursor.next() != nil else { return nil }
    self.name = name
    if cursor.isAtEnd() {
      form = .reversed(lower, first)
      return
    }
    guard let second = cursor.consumeComparison(), first.mayPrecede(second),
      let upper = name.value(&cursor, problem: &problem)
    else { return nil }
    form = .interval(lower, first, second, upper)
  }
}

extension FeatureName {
  /// Whether a comparison such as `<` may follow or precede the name.
  fileprivate var mayBeCompared: Bool { prefix == .none && feature.valueType.isRange }

  /// Parses the rest of a block as a value of the feature.
  fileprivate func value(
    _ cursor: inout TokenCursor, problem: inout ConditionProblem?
  ) -> FeatureValue? {
    cursor.skipTrivia()
    let start = cursor
    if let value = FeatureValue.parse(&cursor, as: feature.valueType), cursor.isAtEnd() {
      return value
    }
    cursor = start
    var end = start
    end.skipToEnd()
    problem = .invalidValue(
      InvalidFeatureValue(
        feature: description, tokens: start.position..<max(start.position, end.position),
        type: feature.valueType))
    return nil
  }
}
