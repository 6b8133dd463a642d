// SPDX-License-Identifier: Apache-2.0

/// A step of a successful match.
///
/// The events in order determine the value.
struct GrammarEvent: Sendable {
  enum Kind: UInt8, Sendable {
    /// A word of the grammar was consumed.
    case keyword
    /// A literal was consumed.
    case literal
    /// A comma was consumed.
    case comma
    /// The terminal `index` was consumed.
    case terminal
    /// A terminal was consumed, whose value is the value `index` of the run.
    case value
    /// A function or block was entered or left.
    case open, close
    /// A list began or ended.
    case beginList, endList
    /// A group began, its item `index` ended, or it ended.
    case beginGroup, endItem, endGroup
    /// A value of the type `index` began or ended.
    case beginTyped, endTyped
    /// The function or block of the record `index` was skipped.
    case recorded
  }

  var kind: Kind
  var index: Int32 = 0
  /// The position of the consumed token, or of the next one.
  var position: Int32
}
