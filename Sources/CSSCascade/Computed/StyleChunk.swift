// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Synchronization

/// The styles of up to 256 elements, with the tables that their rows refer to.
///
/// A style keeps only its own chunk alive.
final class StyleChunk: @unchecked Sendable {
  /// The number of styles in a full chunk.
  static let capacity = 256

  /// The styles; a single writer appends them.
  let rows: UnsafeMutablePointer<StyleRow>
  /// The rows that the styles refer to.
  let tables: StyleTables
  /// The rules that apply, and the names of the sheets.
  let sheets: SheetContext
  /// The values that are derived from styles, by position.
  private let derived = Mutex<[Int: DerivedValues]>([:])

  init(_ tables: StyleTables, in sheets: SheetContext) {
    self.tables = tables
    self.sheets = sheets
    rows = .allocate(capacity: Self.capacity)
  }

  deinit { rows.deallocate() }
}

extension StyleChunk {
  /// Returns the value of a type that is derived from a style.
  func derived<Value: Sendable>(_ type: Value.Type, at position: Int) -> Value? {
    derived.withLock { $0[position]?.value(of: type) }
  }

  /// Stores a value that is derived from a style.
  func store<Value: Sendable>(_ value: Value, at position: Int) {
    derived.withLock { $0[position, default: DerivedValues()].store(value) }
  }
}
