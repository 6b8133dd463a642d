// SPDX-License-Identifier: Apache-2.0

/// The axes of a container whose extent a query asks for.
///
/// A `container-type` of `size` gives both, `inline-size` the first alone, `normal` none.
///
/// Defined by [CSS Conditional 5, section 4.1](https://drafts.csswg.org/css-conditional-5/#container-type).
package struct ContainerAxes: OptionSet, Sendable, Hashable {
  /// The bits, one for each axis.
  package let rawValue: UInt8

  /// Takes the bits as they are.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The axis along a line of text.
  package static let inline = ContainerAxes(rawValue: 1)
  /// The axis across the lines.
  package static let block = ContainerAxes(rawValue: 2)
  /// Both axes.
  package static let both: ContainerAxes = [.inline, .block]
}
