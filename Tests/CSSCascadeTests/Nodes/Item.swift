// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// A node of a program for tests.
final class Item: StyleNode {
  let styleType: String
  var styleID: String?
  var styleClasses: [String] = []
  var styleStates: [String] = []
  var styleParts: [String] = []
  var styleText: String?
  var styleSize: StyleSize?
  var inlineStyle: String?
  weak var parent: Item?
  var children: [Item] = []
  /// The number of times that the node's description was read.
  private(set) var readCount = 0

  init(_ type: String, id: String? = nil, _ classes: String..., children: [Item] = []) {
    styleType = type
    styleID = id
    styleClasses = classes
    self.children = children
    for child in children { child.parent = self }
  }

  var styleParent: (any StyleNode)? { parent }
  var styleChildren: [any StyleNode] { children }
  var styleAttributes: [String: String] {
    readCount += 1
    return [:]
  }

  /// The node and all descendants, in document order.
  var all: [Item] { [self] + children.flatMap(\.all) }
}
