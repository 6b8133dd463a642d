// SPDX-License-Identifier: Apache-2.0

/// The memory of some rows: there as long as one of them is.
@usableFromInline
final class RecordMemory {
  /// Memory that goes with the object.
  private let start: UnsafeMutableRawPointer?
  /// What keeps memory that is not the rows' own.
  private let owner: AnyObject?

  /// Memory that somebody else has.
  @usableFromInline
  init(_ owner: AnyObject) {
    start = nil
    self.owner = owner
  }

  /// Memory that is deallocated in the end.
  @usableFromInline
  init(deallocating start: UnsafeMutableRawPointer) {
    self.start = start
    owner = nil
  }

  deinit { start?.deallocate() }
}
