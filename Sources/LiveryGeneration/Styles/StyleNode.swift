// SPDX-License-Identifier: Apache-2.0

/// A struct of generated code: one step of the paths of selectors.
struct StyleNode {
  /// The word of the step, as selectors have it.
  let word: String
  /// The name of the property that holds the struct, without backticks.
  let name: String
  /// The name of the struct.
  let typeName: String
  /// The number of the style that the path up to here describes; nil for a step on the way to others.
  var style: Int?
  /// Where the first selector with the step stands.
  let place: Place
  /// The numbers of the steps behind it, in order of appearance.
  var children: [Int] = []
}
