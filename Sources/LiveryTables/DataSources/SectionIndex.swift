// SPDX-License-Identifier: Apache-2.0

/// The letters at a table's side that lead to its sections.
///
/// ```swift
/// let index = SectionIndex(hasSearch: true)
/// index.target(of: 5, headers: ["A", "C", "M"])      // .section(2): there is no E, and M comes next
/// ```
///
/// Defined by Three20's table kit, "Data sources".
public struct SectionIndex: Sendable, Hashable {
  /// A thing at the side.
  public enum Title: Sendable, Hashable {
    /// A magnifier, which leads to the search field above all rows.
    case search
    /// A letter, or another beginning of headers.
    case letter(String)
    /// `#`, which leads to the headers that begin with no letter.
    case other
  }

  /// Where a letter leads.
  public enum Target: Sendable, Hashable {
    /// To the top of the table, above its first section.
    case top
    /// To a section.
    case section(Int)
  }

  /// What stands at the side, from top to bottom.
  public var titles: [Title]

  /// Letters with what stands around them.
  ///
  /// - Parameters:
  ///   - letters: the letters in order; A to Z by default.
  ///   - hasSearch: whether a magnifier stands in front of them.
  ///   - hasOther: whether `#` stands behind them.
  public init(
    letters: [String] = Self.latinLetters, hasSearch: Bool = false, hasOther: Bool = true
  ) {
    titles = (hasSearch ? [.search] : []) + letters.map { .letter($0) } + (hasOther ? [.other] : [])
  }

  /// A to Z.
  public static let latinLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
}

extension SectionIndex {
  /// Where the title at a place leads.
  ///
  /// A letter leads to the first section whose header begins with it, or with the next letter that some header begins with, or
  /// to the last section. A header that begins with none of the letters is another one.
  ///
  /// - Parameters:
  ///   - index: the place of the title.
  ///   - headers: the headers of all sections.
  ///   - hasTableHeader: whether something stands above the first section, to which the first title then leads.
  /// - Returns: the target; nil for a table without sections, or where there is no title.
  package func target(
    of index: Int, headers: [String?], hasTableHeader: Bool = false
  ) -> Target? {
    guard titles.indices.contains(index) else { return nil }
    if titles[index] == .search || hasTableHeader && index == 0 { return .top }
    guard !headers.isEmpty else { return nil }
    let beginnings = beginnings(of: headers)
    for title in titles[index...] {
      if let section = beginnings[title] { return .section(section) }
    }
    return .section(headers.count - 1)
  }

  /// The first section of each title.
  private func beginnings(of headers: [String?]) -> [Title: Int] {
    var beginnings: [Title: Int] = [:]
    let letters = titles.compactMap { title -> String? in
      if case .letter(let letter) = title { letter.uppercased() } else { nil }
    }
    for (section, header) in headers.enumerated() {
      guard let header = header?.uppercased(), !header.isEmpty else { continue }
      let letter = letters.first { header.hasPrefix($0) }
      let title = letter.flatMap { letter in titles.first { $0.letter == letter } } ?? .other
      if beginnings[title] == nil { beginnings[title] = section }
    }
    return beginnings
  }

  /// What is shown for each title; a host shows a magnifier for that of the search.
  package var labels: [String] {
    titles.map { title in
      switch title {
      case .search: "\u{1F50D}"
      case .letter(let letter): letter
      case .other: "#"
      }
    }
  }
}

extension SectionIndex.Title {
  /// The letter in capitals.
  fileprivate var letter: String? {
    if case .letter(let letter) = self { letter.uppercased() } else { nil }
  }
}
