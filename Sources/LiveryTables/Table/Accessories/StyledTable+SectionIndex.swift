// SPDX-License-Identifier: Apache-2.0
package import LiveryDisplay
import LiveryLayout

/// The index of section letters on the right.
extension StyledTable {
  /// Returns the nearest letter of the section index, or `nil` if the point is beside the index.
  ///
  /// - Parameters:
  ///   - point: the point, in the coordinates of the visible part.
  ///   - height: the height of the visible part, in px.
  /// - Returns: the index of the letter, from 0.
  package mutating func indexLetter(at point: Point, height: Double) -> Int? {
    guard let count = source.sectionIndex?.labels.count, count > 0,
      let layout = sectionIndexLayout(height: height)
    else { return nil }
    let left = width - layout.outerSize.width
    guard point.x >= left, point.x < width, (0..<height).contains(point.y) else { return nil }
    // The nearest letter applies, because a finger is larger than a letter.
    func distance(_ number: Int) -> Double {
      layout.frame(of: number + 1).map { abs($0.center.y - point.y) } ?? .infinity
    }
    return (0..<count).min { distance($0) < distance($1) }
  }

  /// Returns the scroll offset of a letter's section, or `nil` if there is no such letter.
  public func offset(ofIndexLetter number: Int) -> Double? {
    let headers = (0..<heights.sectionCount).map { source.header(of: $0) }
    switch source.sectionIndex?.target(of: number, headers: headers) {
    case .top: return 0
    case .section(let section): return heights.top(of: .header(section))
    case nil: return nil
    }
  }

  /// Adds the letters of the section index to a display list.
  mutating func addSectionIndex(to list: inout DisplayList, height: Double) {
    guard let layout = sectionIndexLayout(height: height) else { return }
    list.add(layout.displayList(at: Point(width - layout.outerSize.width, 0)))
  }

  private mutating func sectionIndexLayout(height: Double) -> BoxLayout? {
    guard height > 0, let labels = source.sectionIndex?.labels else { return nil }
    let letters = labels.map { LayoutNode.element(.label($0)) }
    return accessoryLayout(LayoutElement("sectionIndex", letters), width: nil, height: height)
  }
}
