// SPDX-License-Identifier: Apache-2.0
package import LiveryDisplay
import LiveryLayout

/// The letters at the right, which lead to sections.
extension StyledTable {
  /// The letter of the section index at a place, or the nearest above or below; nil beside them.
  ///
  /// - Parameters:
  ///   - point: a place in the coordinates of the part that is seen.
  ///   - height: the height of that part.
  /// - Returns: the number of the letter, from 0.
  package mutating func indexLetter(at point: Point, height: Double) -> Int? {
    guard let count = source.sectionIndex?.labels.count, count > 0,
      let layout = sectionIndexLayout(height: height)
    else { return nil }
    let left = width - layout.outerSize.width
    guard point.x >= left, point.x < width, (0..<height).contains(point.y) else { return nil }
    // A finger is wider than a letter is high: the nearest one counts.
    func distance(_ number: Int) -> Double {
      layout.frame(of: number + 1).map { abs($0.center.y - point.y) } ?? .infinity
    }
    return (0..<count).min { distance($0) < distance($1) }
  }

  /// How far to scroll so that a letter's section is at the top; nil where there is no such letter.
  public func offset(ofIndexLetter number: Int) -> Double? {
    let headers = (0..<heights.sectionCount).map { source.header(of: $0) }
    switch source.sectionIndex?.target(of: number, headers: headers) {
    case .top: return 0
    case .section(let section): return heights.top(of: .header(section))
    case nil: return nil
    }
  }

  /// Adds the letters to what is painted.
  mutating func addSectionIndex(to list: inout DisplayList, height: Double) {
    guard let layout = sectionIndexLayout(height: height) else { return }
    list.add(layout.displayList(at: Point(width - layout.outerSize.width, 0)))
  }

  private mutating func sectionIndexLayout(height: Double) -> BoxLayout? {
    guard height > 0, let labels = source.sectionIndex?.labels else { return nil }
    let letters = labels.map { LayoutNode.element(.label($0)) }
    return surrounding(LayoutElement("sectionIndex", letters), width: nil, height: height)
  }
}
