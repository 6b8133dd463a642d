// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Foundation

/// A parser of case files, which rejects every line that it does not recognize.
struct CaseReader {
  let feature: String
  /// The completed cases.
  private(set) var cases: [ConformanceCase] = []

  private var section: String?
  private var sharedTree: StyleElement?
  private var current: ConformanceCase?
  private var block: Block?
  private var titles: Set<String> = []

  init(feature: String) { self.feature = feature }

  /// The lines of a block, indented by two spaces.
  private struct Block {
    let heading: String
    let line: Int
    var lines: [String] = []
  }

  /// Parses a whole file.
  mutating func read(_ text: String) throws(CaseError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try read(String(line), index + 1)
    }
    try endCase(lines.count)
  }

  private mutating func read(_ line: String, _ number: Int) throws(CaseError) {
    if block != nil, line.hasPrefix("  ") || line.isEmpty {
      block?.lines.append(String(line.dropFirst(2)))
      return
    }
    try endBlock()
    if line.isEmpty { return }
    if line.hasPrefix("# ") {
      try endCase(number)
      section = String(line.dropFirst(2))
      guard section?.hasPrefix("https://") == true else {
        throw CaseError(number, "expected the address of a section behind '# '")
      }
    } else if line.hasPrefix("== ") {
      try endCase(number)
      try beginCase(String(line.dropFirst(3)), number)
    } else if let content = line.content(after: "environment:") {
      try readEnvironment(content, number)
    } else if line.isHeading(of: "tree") || line.isHeading(of: "sheet") {
      try beginBlock(line, number)
    } else {
      let expectation = try Expectation(parsing: line, line: number)
      guard current != nil else { throw CaseError(number, "an expectation outside of a case") }
      current?.expectations.append(expectation)
    }
  }
}

extension CaseReader {
  private mutating func beginCase(_ title: String, _ number: Int) throws(CaseError) {
    guard let section else { throw CaseError(number, "a case without a section above it") }
    guard titles.insert(title).inserted else {
      throw CaseError(number, "another case of this file has this title")
    }
    current = ConformanceCase(feature: feature, line: number, title: title, section: section)
  }

  private mutating func endCase(_ number: Int) throws(CaseError) {
    try endBlock()
    guard var ended = current else { return }
    current = nil
    if ended.expectations.isEmpty {
      throw CaseError(ended.line, "the case expects nothing")
    }
    if ended.tree == nil { ended.tree = sharedTree }
    try ended.check()
    cases.append(ended)
  }

  private mutating func readEnvironment(_ text: String, _ number: Int) throws(CaseError) {
    guard current != nil else { throw CaseError(number, "an environment outside of a case") }
    for setting in text.components(separatedBy: ", ") {
      current?.environment.append(try EnvironmentSetting(parsing: setting, line: number))
    }
  }

  private mutating func beginBlock(_ line: String, _ number: Int) throws(CaseError) {
    let heading = line.prefix { $0 != ":" }
    let rest = line.dropFirst(heading.count + 1).drop { $0 == " " }
    block = Block(heading: String(heading), line: number)
    if !rest.isEmpty {
      block?.lines.append(String(rest))
      try endBlock()
    }
  }

  private mutating func endBlock() throws(CaseError) {
    guard let ended = block else { return }
    block = nil
    if ended.heading == "tree" {
      let tree = try TreeNotation.element(ended.lines, firstLine: ended.line + 1)
      if current == nil { sharedTree = tree } else { current?.tree = tree }
      return
    }
    guard let count = current?.sheets.count else {
      throw CaseError(ended.line, "a sheet outside of a case")
    }
    let words = ended.heading.split(separator: " ").dropFirst()
    let origin = try words.first.map { word throws(CaseError) in
      try Origin(word: String(word), line: ended.line)
    }
    current?.sheets.append(
      ConformanceCase.Sheet(
        text: ended.lines.joined(separator: "\n"), origin: origin ?? .author,
        name: words.dropFirst().first.map(String.init) ?? "\(count + 1).css"))
  }
}

extension Origin {
  /// Creates the origin that the heading of a sheet names.
  fileprivate init(word: String, line: Int) throws(CaseError) {
    switch word {
    case "default": self = .default
    case "user": self = .user
    case "author": self = .author
    default: throw CaseError(line, "no origin: '\(word)'")
    }
  }
}

extension String {
  /// Returns the text after a word and spaces; `nil` if the text does not begin with the word.
  fileprivate func content(after word: String) -> String? {
    hasPrefix(word) ? String(dropFirst(word.count).drop { $0 == " " }) : nil
  }

  /// Returns whether the line opens a block: `sheet:`, `sheet user:`.
  fileprivate func isHeading(of word: String) -> Bool {
    hasPrefix("\(word):") || hasPrefix("\(word) ") && contains(":")
  }
}
