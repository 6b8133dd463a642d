// SPDX-License-Identifier: Apache-2.0

/// A struct of generated code: a step of the paths of selectors.
struct StructNode {
  /// The word of the step in selectors.
  let component: String
  /// The name of the property that contains the struct, without backticks.
  let name: String
  /// The name of the struct.
  let typeName: String
  /// The index of the style that the path up to here describes, or `nil` for an intermediate step.
  var style: Int?
  /// The position of the first selector with the step.
  let location: DeclarationLocation
  /// The indices of the next steps, in order of first occurrence.
  var children: [Int] = []
}
