// SPDX-License-Identifier: Apache-2.0
import Livery

/// A view of the program that a theme styles in its position in the tree.
final class View: StyleNode {
  let styleType: String
  let styleClasses: [String]
  var isPressed = false
  private(set) var subviews: [View] = []
  private weak var superview: View?

  init(_ type: String, classes: [String] = [], subviews: [View] = []) {
    styleType = type
    styleClasses = classes
    self.subviews = subviews
    for view in subviews { view.superview = self }
  }

  var styleStates: [String] { isPressed ? ["hover", "active"] : [] }
  var styleParent: (any StyleNode)? { superview }
  var styleChildren: [any StyleNode] { subviews }
}
