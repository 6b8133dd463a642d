// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension ContrastSearch {
  /// Takes the contrasts of elements that no changed rule affects from the last check.
  mutating func recallContrasts() {
    guard let memory = theme.history.memory.contrast,
      memory.paintsOneBackground == paintsOneBackground,
      let affected = AffectedElements(of: theme)
    else { return }
    for index in elements.indices {
      guard let known = memory.elements[elements[index].subject.text],
        !affected.mayInclude(known.identifiers)
      else { continue }
      elements[index].contrasts = known
    }
  }

  /// Computes the contrasts of some elements, given by their indices, in a color scheme.
  mutating func computeContrasts(of indices: [Int], _ scheme: CSSColorScheme) {
    if indices.isEmpty { return }
    var sheet = composited
    sheet.environment.colorScheme = scheme
    let subjects = indices.map { elements[$0].subject }
    // Parts of equal size keep all cores busy.
    let count = (subjects.count + 255) / 256
    let found = concurrentMap(count) { [sheet, theme, paintsOneBackground] in
      let part = subjects[$0 * subjects.count / count..<($0 + 1) * subjects.count / count]
      return ContrastPairs(
        of: part, of: theme, in: sheet, paintsOneBackground: paintsOneBackground
      ).all
    }
    for (index, result) in zip(indices, found.joined()) {
      var contrasts =
        elements[index].contrasts ?? ContrastMemory.Element(identifiers: result.identifiers)
      contrasts.pairs[scheme] = .some(result.pair.flatMap { $0.isReadable ? nil : $0 })
      elements[index].contrasts = contrasts
    }
  }

  /// The contrasts that a later check can use.
  var memory: ContrastMemory {
    let known = elements.compactMap { element in
      element.contrasts.map { (element.subject.text, $0) }
    }
    return ContrastMemory(
      elements: Dictionary(uniqueKeysWithValues: known), paintsOneBackground: paintsOneBackground)
  }
}
