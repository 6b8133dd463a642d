// SPDX-License-Identifier: Apache-2.0
import CSSCascade
public import Livery
import LiveryLayout

/// A table: rows of a source, as a theme draws them, at any place that it is scrolled to.
///
/// ```swift
/// var table = StyledTable(ListSource([TextItem("Inbox"), TextItem("Sent")]), in: theme, width: 320, measuring: measuring)
/// let list = table.displayList(at: 0, height: 480)
/// renderer.draw(list, on: context)
/// ```
///
/// Rows are measured when they come into view, and have an estimated height before. What is measured is what is drawn: one
/// layout is both.
public struct StyledTable: Sendable {
  /// How a table looks: as one list, or in groups with margins.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Rows from side to side.
    case plain
    /// Groups of rows on a background.
    case grouped
  }

  /// The rows.
  public internal(set) var source: any TableSource
  /// What cells know besides their items.
  public var context: CellContext
  /// The width in px.
  public internal(set) var width: Double
  /// How high rows are, as far as they were measured.
  package internal(set) var heights: RowHeights
  /// What is shown: rows, or what stands in their place.
  public var state = TableState.shown
  /// The header, the footer and the banner around the rows.
  public var edges = TableEdges()
  /// The rows that are selected, pressed, or moved by a finger.
  public var touches = TableTouches()
  /// The actions of the program for rows, and whether edges have shadows.
  public var options = Options()

  /// The cells of the rows, and the theme that styles them.
  var appearance: TableAppearance
  /// The layouts of rows and of the surroundings.
  var layouts = TableLayouts()

  /// A table of a source.
  ///
  /// - Parameters:
  ///   - source: the rows.
  ///   - theme: the theme; ``restyle()`` is for when it has changed.
  ///   - style: whether rows are in groups.
  ///   - cells: which cell shows which items.
  ///   - width: the width in px; what is negative or no number is 0.
  ///   - estimate: the height of rows that were not measured, in px.
  ///   - isFixed: whether all rows have that height.
  ///   - measuring: who knows how large texts and pictures are.
  public init(
    _ source: any TableSource, in theme: Theme, style: Style = .plain,
    cells: CellRegistry = .standard, width: Double, estimate: Double = 44, isFixed: Bool = false,
    measuring: Measuring
  ) {
    self.source = source
    self.width = Self.limited(width)
    context = CellContext(measuring: measuring)
    appearance = TableAppearance(
      theme: theme, style: style, cells: cells, fixedHeight: isFixed ? estimate : nil)
    heights = RowHeights(estimate: estimate, isFixed: isFixed)
    heights = RowHeights(sectionHeights(), estimate: estimate, isFixed: isFixed)
  }

  /// The most rows that a table shows: a source says how many it has, and nobody knows whether that is so.
  static let rowLimit = 1 << 24
  /// The most sections.
  static let sectionLimit = 1 << 16

  static func limited(_ width: Double) -> Double {
    width.isFinite ? min(max(0, width), 1e6) : 0
  }
}

extension StyledTable {
  /// The actions of a program for the rows of a table, and whether edges have shadows.
  public struct Options: Sendable {
    /// Whether the edges of a plain table throw shadows; they do not by default.
    public var showsShadows = false
    /// Returns the entries of the menu of a row; by default rows have none.
    public var menu: (@Sendable (any TableItem) -> [MenuEntry])?
    /// Carries out an entry of the menu of a row: it receives the name of the entry and the item.
    public var chooseMenuEntry: (@Sendable (String, any TableItem) -> Void)?
    /// Opens what a row leads to: it receives the link and the item.
    public var openLink: (@Sendable (TableLink, any TableItem) -> Void)?

    /// The options of a table without shadows, menus and links.
    public init() {}
  }
}

extension StyledTable {
  /// Whether rows are in groups.
  public var style: Style { appearance.style }

  /// The cells that show items, by the type of the item.
  package var cells: CellRegistry { appearance.cells }

  /// The height of all rows, headers and footers in px, as far as it is known.
  public var contentHeight: Double { heights.total }

  /// Takes over another width; all rows are measured again when they come into view.
  public mutating func resize(width: Double) {
    let width = Self.limited(width)
    guard width != self.width else { return }
    self.width = width
    forgetLayouts()
  }

  /// Takes over the theme as it is now; all rows are measured again when they come into view.
  public mutating func restyle() {
    appearance.restyle()
    forgetLayouts()
  }

  /// Lays out rows again whose pictures have arrived.
  public mutating func refreshImages() { forgetLayouts() }

  /// Shows other rows: those that stay keep their heights, and what is selected stays so.
  ///
  /// - Parameter source: the rows from now on.
  /// - Returns: what leads from the rows before to these.
  @discardableResult
  public mutating func update(to source: some TableSource) -> TableChanges {
    let changes = self.source.changes(to: source)
    self.source = source
    layouts.rows.removeAll()
    let sections = sectionHeights()
    guard !changes.isReload else {
      heights = RowHeights(sections, estimate: heights.estimate, isFixed: heights.isFixed)
      return changes
    }
    heights = heights.applying(
      changes, header: { sections.indices.contains($0) ? sections[$0].header : 0 },
      footer: { sections.indices.contains($0) ? sections[$0].footer : 0 })
    if !touches.selection.selected.isEmpty { dropMissingRows() }
    return changes
  }

  /// Selects no longer what is not there any more.
  private mutating func dropMissingRows() {
    var there: Set<TableItemID> = []
    for section in 0..<heights.sectionCount {
      for row in 0..<heights.rowCount(in: section) {
        let item = source.item(at: TablePosition(section: section, row: row))
        if let id = item?.identity, touches.selection.selected.contains(id) { there.insert(id) }
      }
    }
    touches.selection.keep { there.contains($0) }
  }

  private mutating func forgetLayouts() {
    layouts = TableLayouts()
    heights.invalidate()
    for (section, height) in sectionHeights().enumerated() {
      heights.setHeader(height.header, of: section)
      heights.setFooter(height.footer, of: section)
    }
  }

  private mutating func sectionHeights() -> [SectionHeights] {
    var left = Self.rowLimit
    return (0..<min(max(0, source.sectionCount), Self.sectionLimit)).map { section in
      let rows = min(max(0, source.rowCount(in: section)), left)
      left -= rows
      return SectionHeights(
        rows: rows, header: boxes(ofHeader: section)?.outerSize.height ?? 0,
        footer: boxes(ofFooter: section)?.outerSize.height ?? 0)
    }
  }
}
