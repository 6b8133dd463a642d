// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A table source with rows in sections.
///
/// ```swift
/// let source = SectionedTableSource {
///   "Mail"
///   TextItem("Inbox", url: "app://inbox")
///   TableSection(header: "Account", footer: "Passwords stay on this device.")
///   TextItem("Sign in", kind: .button, action: "sign-in")
/// }
/// ```
///
/// Defined by Three20's table kit, "Data sources".
public struct SectionedTableSource: TableSource, Hashable, Codable {
  /// The sections.
  public var sections: [TableSection]
  /// The index of section letters at the side, which archives leave out.
  public var sectionIndex: SectionIndex?
  /// The texts for a table without rows, which archives leave out.
  public var texts = TableTexts()
  /// The image for errors and for a table without rows, which archives leave out.
  public var errorImage: ImageSource?

  /// Creates a source with sections in order.
  public init(_ sections: [TableSection] = []) { self.sections = sections }

  private enum CodingKeys: String, CodingKey {
    case sections
  }
}

extension SectionedTableSource {
  /// Creates a source from a flat list, in which a title or a section starts a new section.
  ///
  /// Rows before the first title belong to a section without a header.
  public init(@TableBuilder _ content: () -> [TableElement]) { self.init(flat: content()) }

  /// Creates a source from a flat list, in which a title or a section starts a new section.
  ///
  /// Rows before the first title belong to a section without a header.
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

  /// Creates a source from pairs of a header and its rows.
  public init(alternating pairs: (String, [any TableItem])...) {
    self.init(pairs.map { TableSection(header: $0.0, items: $0.1) })
  }

  /// Creates a source from headers and their rows; without headers, all rows form one section.
  ///
  /// - Parameters:
  ///   - headers: the headers.
  ///   - items: the rows of each header; row lists beyond the last header form sections without a
  ///     header.
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

extension SectionedTableSource {
  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of rows in a section.
  public func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// Returns the item of the row at a position, or `nil` if there is no such row.
  public func item(at position: TablePosition) -> (any TableItem)? {
    contains(position) ? sections[position.section].items[position.row] : nil
  }

  /// Returns the header of a section, or `nil` if it has none.
  public func header(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  /// Returns the footer of a section, or `nil` if it has none.
  public func footer(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// Returns the id of a section, or its header if it has no id.
  public func sectionID(of section: Int) -> String? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].sectionID ?? sections[section].header
  }

  /// Returns whether there is a row at a position.
  func contains(_ position: TablePosition) -> Bool {
    sections.indices.contains(position.section)
      && sections[position.section].items.indices.contains(position.row)
  }
}
