// SPDX-License-Identifier: Apache-2.0

/// The index of section letters at the side of a table.
///
/// ```swift
/// let index = SectionIndex(hasSearch: true)
/// index.titles.count      // 28: the magnifier, A to Z and #
/// ```
///
/// Defined by Three20's table kit, "Data sources".
public struct SectionIndex: Sendable, Hashable {
  /// A title in the index.
  public enum Title: Sendable, Hashable {
    /// A magnifier that scrolls to the search field above all rows.
    case search
    /// A letter, or another prefix of section headers.
    case letter(String)
    /// `#`, for the headers that start with none of the letters.
    case other
  }

  /// The scroll target of a title.
  public enum Target: Sendable, Hashable {
    /// The top of the table, above its first section.
    case top
    /// A section.
    case section(Int)
  }

  /// The titles, from top to bottom.
  public var titles: [Title]

  /// Creates an index of letters.
  ///
  /// - Parameters:
  ///   - letters: the letters in order; A to Z by default.
  ///   - hasSearch: whether the index starts with a magnifier.
  ///   - hasOther: whether the index ends with `#`.
  public init(
    letters: [String] = Self.latinLetters, hasSearch: Bool = false, hasOther: Bool = true
  ) {
    titles = (hasSearch ? [.search] : []) + letters.map { .letter($0) } + (hasOther ? [.other] : [])
  }

  /// The letters A to Z.
  public static let latinLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
}

extension SectionIndex {
  /// Returns the scroll target of a title.
  ///
  /// A letter targets the first section whose header starts with it. If no header does, the target
  /// is that of the next title that has one, or the last section. Headers that start with none of
  /// the letters belong to `#`.
  ///
  /// - Parameters:
  ///   - index: the index of the title.
  ///   - headers: the headers of all sections.
  ///   - hasTableHeader: whether the table has a view above its first section; the first title then
  ///     targets it.
  /// - Returns: the target, or `nil` if the table has no sections or there is no such title.
  package func target(
    of index: Int, headers: [String?], hasTableHeader: Bool = false
  ) -> Target? {
    guard titles.indices.contains(index) else { return nil }
    if titles[index] == .search || hasTableHeader && index == 0 { return .top }
    guard !headers.isEmpty else { return nil }
    let firstSections = firstSections(of: headers)
    for title in titles[index...] {
      if let section = firstSections[title] { return .section(section) }
    }
    return .section(headers.count - 1)
  }

  /// Returns the index of the first section for each title.
  private func firstSections(of headers: [String?]) -> [Title: Int] {
    var firstSections: [Title: Int] = [:]
    let letters = titles.compactMap { title -> String? in
      if case .letter(let letter) = title { letter.uppercased() } else { nil }
    }
    for (section, header) in headers.enumerated() {
      guard let header = header?.uppercased(), !header.isEmpty else { continue }
      let letter = letters.first { header.hasPrefix($0) }
      let title = letter.flatMap { letter in titles.first { $0.letter == letter } } ?? .other
      if firstSections[title] == nil { firstSections[title] = section }
    }
    return firstSections
  }

  /// The text of each title; a host shows a magnifier for the search.
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
  /// The letter in upper case.
  fileprivate var letter: String? {
    if case .letter(let letter) = self { letter.uppercased() } else { nil }
  }
}
