// SPDX-License-Identifier: Apache-2.0
import CSSCascade
public import Livery
public import LiveryDisplay
import LiveryLayout

/// A table: the rows of a source in the style of a theme, at any scroll offset.
///
/// ```swift
/// var table = StyledTable(ListTableSource([TextItem("Inbox"), TextItem("Sent")]), in: theme, width: 320, measuring: measuring)
/// let list = table.displayList(at: 0, height: 480)
/// renderer.draw(list, on: context)
/// ```
///
/// Rows have an estimated height until they become visible. The same layout measures and draws a
/// row.
public struct StyledTable: Sendable {
  /// The style of a table: a plain list, or groups with margins.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Rows of the full width.
    case plain
    /// Groups of rows on a background.
    case grouped
  }

  /// The source of the rows.
  public internal(set) var source: any TableSource
  /// The context in which cells build rows.
  public var context: CellContext
  /// The width in px.
  public internal(set) var width: Double
  /// The heights of the rows, exact or estimated.
  package internal(set) var heights: RowHeights
  /// The state of the table: rows, or a placeholder.
  public var state = TableState.shown
  /// The header, the footer and the banner around the rows.
  public var edges = TableEdges()
  /// The rows that are selected, pressed or swiped.
  public var touches = TableTouches()
  /// The actions of the program for rows, and whether edges have shadows.
  public var options = Options()

  /// The time of transitions and animations, of any origin; `nil` for a table that does not move.
  ///
  /// Set it before each drawing, as long as ``nextChange`` is not `nil`.
  public var time: Duration?
  /// The time at which a visible part changes next as of the last drawing, or `nil` if nothing moves.
  public internal(set) var nextChange: Duration?
  /// The bounding box of the rows and parts that move, in the coordinates of the visible part as of
  /// the last drawing, or `nil` if nothing moves.
  public internal(set) var movingFrame: Rect?

  /// The cells of the rows, and the theme that styles them.
  var appearance: TableAppearance
  /// The cached layouts of the rows and of the parts around them.
  var layouts = TableLayouts()
  /// The trees of the visible rows and parts that move.
  var motion = TableMotion()

  /// Creates a table for a source.
  ///
  /// - Parameters:
  ///   - source: the source of the rows.
  ///   - theme: the theme; call ``restyle()`` after a change of the theme.
  ///   - style: the style of the table.
  ///   - cells: the cells that show the items.
  ///   - width: the width in px; a negative or non-finite width becomes 0.
  ///   - estimate: the height of rows that are not measured, in px.
  ///   - isFixed: whether all rows have that height.
  ///   - measuring: the source of text and image sizes.
  public init(
    _ source: any TableSource, in theme: Theme, style: Style = .plain,
    cells: CellRegistry = .standard, width: Double, estimate: Double = 44, isFixed: Bool = false,
    measuring: MeasurementContext
  ) {
    self.source = source
    self.width = Self.limited(width)
    context = CellContext(measuring: measuring)
    appearance = TableAppearance(
      theme: theme, style: style, cells: cells, fixedHeight: isFixed ? estimate : nil)
    heights = RowHeights(estimate: estimate, isFixed: isFixed)
    heights = RowHeights(sectionHeights(), estimate: estimate, isFixed: isFixed)
  }

  /// The maximum number of rows of a table, a limit on the unchecked count of a source.
  static let rowLimit = 1 << 24
  /// The maximum number of sections.
  static let sectionLimit = 1 << 16

  static func limited(_ width: Double) -> Double {
    width.isFinite ? min(max(0, width), 1e6) : 0
  }
}

extension StyledTable {
  /// The actions of a program for the rows of a table, and whether edges have shadows.
  public struct Options: Sendable {
    /// A Boolean value that indicates whether a plain table has edge shadows; `false` by default.
    public var showsShadows = false
    /// Returns the menu entries of a row; by default rows have no menu.
    public var menu: (@Sendable (any TableItem) -> [MenuEntry])?
    /// Carries out a menu entry of a row: it receives the name of the entry and the item.
    public var chooseMenuEntry: (@Sendable (String, any TableItem) -> Void)?
    /// Opens the target of a row: it receives the link and the item.
    public var openLink: (@Sendable (TableLink, any TableItem) -> Void)?

    /// Creates the options of a table without shadows, menus and links.
    public init() {}
  }
}

extension StyledTable {
  /// The style of the table.
  public var style: Style { appearance.style }

  /// The cells that show the items.
  package var cells: CellRegistry { appearance.cells }

  /// The height of all rows, headers and footers in px, exact or estimated.
  public var contentHeight: Double { heights.total }

  /// Sets the width, and marks the heights of all rows as estimates.
  public mutating func resize(width: Double) {
    let width = Self.limited(width)
    guard width != self.width else { return }
    self.width = width
    invalidateLayouts()
  }

  /// Applies the current theme again, and marks the heights of all rows as estimates.
  public mutating func restyle() {
    appearance.restyle()
    invalidateLayouts()
  }

  /// Lays out rows again after their images have arrived.
  public mutating func refreshImages() { invalidateLayouts() }

  /// Replaces the source; rows that stay keep their heights and their selection.
  ///
  /// - Parameter source: the new source.
  /// - Returns: the changes from the old rows to the new ones.
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
    if !touches.selection.selected.isEmpty { deselectRemovedRows() }
    return changes
  }

  /// Deselects the rows that are no longer in the table.
  private mutating func deselectRemovedRows() {
    var presentIDs: Set<TableItemID> = []
    for section in 0..<heights.sectionCount {
      for row in 0..<heights.rowCount(in: section) {
        let item = source.item(at: TablePosition(section: section, row: row))
        if let id = item?.identity, touches.selection.selected.contains(id) {
          presentIDs.insert(id)
        }
      }
    }
    touches.selection.deselectAll { !presentIDs.contains($0) }
  }

  private mutating func invalidateLayouts() {
    layouts = TableLayouts()
    heights.invalidate()
    for (section, height) in sectionHeights().enumerated() {
      heights.setHeader(height.header, of: section)
      heights.setFooter(height.footer, of: section)
    }
  }

  private mutating func sectionHeights() -> [SectionHeights] {
    var remainingRows = Self.rowLimit
    return (0..<min(max(0, source.sectionCount), Self.sectionLimit)).map { section in
      let rows = min(max(0, source.rowCount(in: section)), remainingRows)
      remainingRows -= rows
      return SectionHeights(
        rows: rows, header: boxes(ofHeader: section)?.outerSize.height ?? 0,
        footer: boxes(ofFooter: section)?.outerSize.height ?? 0)
    }
  }
}
