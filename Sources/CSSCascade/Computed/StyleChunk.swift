// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Synchronization

/// The styles of some elements, at most 256, with the tables that their rows refer to.
///
/// A style keeps the chunk that it is in, and no other.
final class StyleChunk: @unchecked Sendable {
  /// The number of styles in a full chunk.
  static let capacity = 256

  /// The styles; the one writer appends.
  let rows: UnsafeMutablePointer<StyleRow>
  /// The rows that the styles refer to.
  let tables: StyleTables
  /// The rules that apply, and the names of the sheets.
  let sheets: SheetContext
  /// The values that others derived from styles, by position.
  private let derived = Mutex<[Int: DerivedValues]>([:])

  init(_ tables: StyleTables, in sheets: SheetContext) {
    self.tables = tables
    self.sheets = sheets
    rows = .allocate(capacity: Self.capacity)
  }

  deinit { rows.deallocate() }
}

extension StyleChunk {
  /// The value of a type that was derived from a style.
  func derived<Value: Sendable>(_ type: Value.Type, at position: Int) -> Value? {
    derived.withLock { $0[position]?.value(of: type) }
  }

  /// Keeps a value that was derived from a style.
  func keep<Value: Sendable>(_ value: Value, at position: Int) {
    derived.withLock { $0[position, default: DerivedValues()].keep(value) }
  }
}
