// SPDX-License-Identifier: Apache-2.0

/// The memory of record arrays, which lives as long as the last of them.
@usableFromInline
final class RecordStorage {
  /// The memory that is deallocated with the object, or `nil`.
  private let start: UnsafeMutableRawPointer?
  /// The owner of memory that belongs to another object, or `nil`.
  private let owner: AnyObject?

  /// Creates storage for memory that another object owns.
  @usableFromInline
  init(_ owner: AnyObject) {
    start = nil
    self.owner = owner
  }

  /// Creates storage for memory that is deallocated with the object.
  @usableFromInline
  init(deallocating start: UnsafeMutableRawPointer) {
    self.start = start
    owner = nil
  }

  deinit { start?.deallocate() }
}
