// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// The rule contexts whose media queries match an environment, with their cascade levels.
///
/// Those in `@starting-style` do not apply to styles, and are kept apart.
struct ApplicableContexts: Sendable {
  /// The levels of the cascade.
  let levels: CascadeLevels
  /// The level of each context's declarations, or `nil` for a context that does not apply.
  let levelsByNumber: [CascadeLevel?]
  /// The contexts that apply.
  let applicable: RuleContextSet
  /// The contexts in `@starting-style` whose media queries match, or `nil` if there are none.
  ///
  /// They are not among the ``applicable`` ones.
  let starting: RuleContextSet?
  /// The order of the layers of each origin.
  private let layerOrders: [LayerOrder]

  /// Creates the contexts of some rules by ordering their layers.
  ///
  /// - Parameters:
  ///   - records: The rules.
  ///   - matches: Whether each record of media queries matches, including those around it.
  init(of records: RuleRecords, mediaMatches matches: [Bool]) {
    let orders = Origin.allCases.map { origin in
      LayerOrder(
        of: records.layers[Int(origin.rawValue)],
        appearances: records.appearances.lazy
          .filter { $0.origin == origin && matches[Int($0.media)] }.map(\.layer))
    }
    let levels = CascadeLevels(layerCounts: orders.map(\.highest))
    let distinct = records.contexts.distinct
    let levelsByNumber = distinct.map { context in
      matches[Int(context.media)] && !context.isStarting
        ? levels.level(of: context, in: orders) : nil
    }
    self.levels = levels
    self.levelsByNumber = levelsByNumber
    applicable = RuleContextSet(count: levelsByNumber.count) { levelsByNumber[$0] != nil }
    let hasStarting = distinct.contains { $0.isStarting && matches[Int($0.media)] }
    starting =
      hasStarting
      ? RuleContextSet(count: distinct.count) {
        distinct[$0].isStarting && matches[Int(distinct[$0].media)]
      } : nil
    layerOrders = orders
  }

  /// Returns the order of the layers of an origin.
  func layerOrder(of origin: Origin) -> LayerOrder { layerOrders[Int(origin.rawValue)] }

  /// Returns the level of the declarations in a context, whether it applies or not.
  func level(of context: RuleContext) -> CascadeLevel { levels.level(of: context, in: layerOrders) }
}

extension ApplicableContexts {
  /// Returns the registrations whose media queries match.
  ///
  /// Of several registrations with one name, the last one in the strongest layer of the strongest
  /// origin applies.
  ///
  /// Defined by [CSS Cascade 5, section 6.4](https://drafts.csswg.org/css-cascade-5/#layering).
  ///
  /// - Parameters:
  ///   - records: The rules.
  ///   - matches: Whether each record of media queries matches, including those around it.
  /// - Returns: The registrations by name.
  func registrations(
    of records: RuleRecords, mediaMatches matches: [Bool]
  ) -> CustomPropertyRegistrations {
    let recorded = records.definitions.registrations
    var registrations = CustomPropertyRegistrations(expecting: recorded.count)
    var strongest = [Atom: CascadeLevel](minimumCapacity: recorded.count)
    for record in recorded where matches[Int(record.context.media)] {
      guard let name = records.names.find(record.rule.name) else { continue }
      let level = level(of: record.context)
      if let current = strongest[name], level < current { continue }
      strongest[name] = level
      registrations.add(record.rule, named: name)
    }
    return registrations
  }
}

extension CascadeLevels {
  fileprivate func level(of context: RuleContext, in orders: [LayerOrder]) -> CascadeLevel {
    let rank = orders[Int(context.origin.rawValue)].rank(of: context.layer)
    // A layer that does not appear has no rank.
    return level(of: context.origin, layer: max(rank, 1) - 1)
  }
}

extension ConditionRecords {
  /// Returns whether each record of media queries matches, including those around it.
  func matchingMedia(in environment: StyleEnvironment) -> [Bool] {
    var matches: [Bool] = []
    matches.reserveCapacity(media.count)
    for (number, record) in media.enumerated() {
      let isReached = number == 0 || matches[Int(record.outer)]
      matches.append(isReached && record.queries.matches(in: environment))
    }
    return matches
  }
}
