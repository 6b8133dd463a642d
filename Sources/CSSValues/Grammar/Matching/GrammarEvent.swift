// SPDX-License-Identifier: Apache-2.0

/// One step of a successful match; all of them in order say how the value is made.
struct GrammarEvent: Sendable {
  enum Kind: UInt8, Sendable {
    /// A word of the grammar was taken.
    case keyword
    /// A literal was taken.
    case literal
    /// A comma was taken.
    case comma
    /// The terminal `index` was taken.
    case terminal
    /// A terminal was taken, whose value is the value `index` of the run.
    case value
    /// A function or block was entered or left.
    case open, close
    /// A list began or ended.
    case beginList, endList
    /// A group began, its item `index` ended, or it ended.
    case beginGroup, endItem, endGroup
    /// A value of the type `index` began or ended.
    case beginTyped, endTyped
    /// The function or block that the record `index` tells of was passed over.
    case recorded
  }

  var kind: Kind
  var index: Int32 = 0
  /// The token that was taken, or that comes next.
  var position: Int32
}
