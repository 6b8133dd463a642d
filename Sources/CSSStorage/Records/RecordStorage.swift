// SPDX-License-Identifier: Apache-2.0

/// The memory of record arrays, which lives as long as one of them does.
@usableFromInline
final class RecordStorage {
  /// The memory that is deallocated with the object.
  private let start: UnsafeMutableRawPointer?
  /// The owner of memory that belongs to another object.
  private let owner: AnyObject?

  /// Memory that another object owns.
  @usableFromInline
  init(_ owner: AnyObject) {
    start = nil
    self.owner = owner
  }

  /// Memory that is deallocated at the end of the object's life.
  @usableFromInline
  init(deallocating start: UnsafeMutableRawPointer) {
    self.start = start
    owner = nil
  }

  deinit { start?.deallocate() }
}
