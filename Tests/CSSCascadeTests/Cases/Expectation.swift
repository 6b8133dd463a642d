// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line of a case with an expected result.
struct Expectation: Sendable, Equatable {
  /// The number of the line in its file, from 1.
  let line: Int
  let claim: Claim

  enum Claim: Sendable, Equatable {
    /// An element or pseudo-element has a computed value; `nil` for a variable without one.
    case value(of: Subject, property: String, text: String?)
    /// A selector matches exactly the elements with these ids, in tree order.
    case matches(selector: String, ids: [String])
    /// A selector has a specificity, such as `0,1,0`.
    case specificity(selector: String, counts: String)
    /// A selector serializes to a text.
    case serializes(selector: String, text: String)
    /// A selector list is invalid.
    case invalid(selector: String)
  }

  /// An element, by its id, or a pseudo-element of it.
  struct Subject: Sendable, Equatable {
    let id: String
    /// The text after the id: `::before`, `::part(thumb)`, or empty.
    let pseudoElement: String
  }
}

extension Expectation {
  /// Parses a line such as `#a color: rgb(255, 0, 0)` or `matches .b → #a #c`.
  init(parsing text: String, line: Int) throws(CaseError) {
    self.line = line
    if text.hasPrefix("#") {
      claim = try Self.value(text, line)
      return
    }
    let verb = text.prefix { $0 != " " }
    let rest = text.dropFirst(verb.count + 1)
    let halves = rest.components(separatedBy: " → ")
    switch (verb, halves.count) {
    case ("invalid", 1): claim = .invalid(selector: String(rest))
    case ("matches", 2):
      let ids = try Self.ids(halves[1], line)
      claim = .matches(selector: halves[0], ids: ids)
    case ("specificity", 2):
      let counts = halves[1].split(separator: ",", omittingEmptySubsequences: false)
      guard counts.count == 3, counts.allSatisfy({ Int($0) != nil }) else {
        throw CaseError(line, "a specificity is three counts, such as 0,1,0")
      }
      claim = .specificity(selector: halves[0], counts: halves[1])
    case ("serializes", 2): claim = .serializes(selector: halves[0], text: halves[1])
    default: throw CaseError(line, "no expectation: '\(text)'")
    }
  }

  private static func value(_ text: String, _ line: Int) throws(CaseError) -> Claim {
    let parts = text.split(separator: ": ", maxSplits: 1)
    let head = parts[0].split(separator: " ")
    guard parts.count == 2, head.count == 2 else {
      throw CaseError(line, "expected '#id property: value', found '\(text)'")
    }
    let id = head[0].dropFirst().prefix { $0 != ":" }
    let pseudoElement = head[0].dropFirst(id.count + 1)
    guard !id.isEmpty, pseudoElement.isEmpty || pseudoElement.hasPrefix("::") else {
      throw CaseError(line, "expected an id, found '\(head[0])'")
    }
    let subject = Subject(id: String(id), pseudoElement: String(pseudoElement))
    let value = parts[1] == "nothing" ? nil : String(parts[1])
    return .value(of: subject, property: String(head[1]), text: value)
  }

  private static func ids(_ text: String, _ line: Int) throws(CaseError) -> [String] {
    if text == "nothing" { return [] }
    let ids = text.split(separator: " ")
    guard ids.allSatisfy({ $0.hasPrefix("#") && $0.count > 1 }) else {
      throw CaseError(line, "expected ids such as '#a #b', found '\(text)'")
    }
    return ids.map { String($0.dropFirst()) }
  }
}
