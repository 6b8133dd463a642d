// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Rows in sections.
///
/// ```swift
/// let source = SectionedSource {
///   "Mail"
///   TextItem("Inbox", url: "app://inbox")
///   TableSection(header: "Account", footer: "Passwords stay on this device.")
///   TextItem("Sign in", kind: .button, action: "sign-in")
/// }
/// ```
///
/// Defined by Three20's table kit, "Data sources".
public struct SectionedSource: TableSource, Hashable, Codable {
  /// The sections.
  public var sections: [TableSection]
  /// The letters at the side that lead to sections; they are not archived.
  public var sectionIndex: SectionIndex?
  /// The texts for a table without rows; they are not archived.
  public var texts = TableTexts()
  /// The picture for errors, and for a table without rows; it is not archived.
  public var errorImage: ImageSource?

  /// Sections in order.
  public init(_ sections: [TableSection] = []) { self.sections = sections }

  private enum CodingKeys: String, CodingKey {
    case sections
  }
}

extension SectionedSource {
  /// One flat list, in which a title or a section begins a section; rows in front of the first stand in one without a title.
  public init(@TableBuilder _ content: () -> [TableElement]) { self.init(flat: content()) }

  /// One flat list, in which a title or a section begins a section; rows in front of the first stand in one without a title.
  public init(flat elements: [TableElement]) {
    var sections: [TableSection] = []
    for element in elements {
      switch element {
      case .section(let section): sections.append(section)
      case .item(let item):
        if sections.isEmpty { sections.append(TableSection()) }
        sections[sections.count - 1].items.append(item)
      }
    }
    self.init(sections)
  }

  /// Titles and their rows in turn.
  public init(alternating pairs: (String, [any TableItem])...) {
    self.init(pairs.map { TableSection(header: $0.0, items: $0.1) })
  }

  /// Titles, and the rows of each; without titles, one section for all rows.
  ///
  /// - Parameters:
  ///   - headers: the titles.
  ///   - items: the rows of each title; rows beyond the last title stand in sections without one.
  public init(headers: [String], items: [[any TableItem]]) {
    guard !headers.isEmpty else {
      self.init([TableSection(items: items.flatMap { $0 })])
      return
    }
    self.init(
      (0..<max(headers.count, items.count)).map { index in
        TableSection(
          header: headers.indices.contains(index) ? headers[index] : nil,
          items: items.indices.contains(index) ? items[index] : [])
      })
  }
}

extension SectionedSource {
  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many rows a section has.
  public func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// The row at a place; nil where there is none.
  public func item(at position: TablePosition) -> (any TableItem)? {
    holds(position) ? sections[position.section].items[position.row] : nil
  }

  /// The title above a section; nil for none.
  public func header(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  /// The text below a section; nil for none.
  public func footer(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// The section's id, or its header.
  public func sectionID(of section: Int) -> String? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].sectionID ?? sections[section].header
  }

  /// Whether there is a row at a place.
  func holds(_ position: TablePosition) -> Bool {
    sections.indices.contains(position.section)
      && sections[position.section].items.indices.contains(position.row)
  }
}
