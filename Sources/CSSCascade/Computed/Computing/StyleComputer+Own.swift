// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The longhands that children do not inherit: with the style those that the parent may decide, the others when somebody
/// asks.
extension StyleComputer {
  /// The own longhands that the parent may decide.
  mutating func takenLonghands(in context: ComputationContext) -> TakenLonghands {
    if !cascaded.takesValues { return .none }
    if let parent, cascaded.takesOnly(from: parent) {
      return parent.taken.asked
    }
    let values = ownValues(in: context) { cascaded, winner in cascaded.isTaken(winner) }
    return TakenLonghands(values: values, askedParent: askedParent)
  }

  /// The longhands of a style that are the element's own: those that the parent may decide are known.
  static func ownLonghands(of style: ComputedStyle.Storage) -> OwnLonghands {
    let cascaded = style.cascaded
    var values = style.taken.values
    if cascaded.isLate {
      var computer = StyleComputer(completing: style)
      let late = computer.ownValues(in: style.inherited.context) { cascaded, winner in
        cascaded.isLate(winner)
      }
      values = values.on(late)
    }
    return OwnLonghands(cascaded, computed: values)
  }

  /// The values of some of the longhands that children do not inherit.
  @inline(__always)
  private mutating func ownValues(
    in context: ComputationContext, _ counts: (CascadedValues, CascadedValues.Winner) -> Bool
  ) -> LonghandValues {
    var values: [LonghandValue] = []
    for index in cascaded.inheritedCount..<cascaded.winners.count {
      let winner = cascaded.winners[index]
      guard counts(cascaded, winner) else { continue }
      guard let value = value(of: winner, in: context) else { continue }
      values.append(LonghandValue(winner.property, value))
    }
    return LonghandValues(ordered: values)
  }
}
