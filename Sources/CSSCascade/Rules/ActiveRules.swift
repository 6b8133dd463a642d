// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues

/// The rules of an index that hold in an environment, ready to be matched.
final class ActiveRules: Sendable {
  /// All rules, whether they hold or not.
  let index: RuleIndex
  /// The names of the index.
  let names: SheetNames
  /// What conditions and values depend on besides the sheets.
  let environment: StyleEnvironment
  /// The levels of the cascade.
  let levels: CascadeLevels
  /// Which layer of its origin a level is; for each origin the layers by rank, weakest first.
  let layersByRank: [[LayerID]]
  /// All rules by what an element must have.
  let filed: FiledRules
  /// For each context of rules the level of its declarations; nil where it does not hold, as far as no element is asked.
  let contextLevels: [CascadeLevel?]
  /// The contexts that apply, as far as no element is asked.
  let activeContexts: RuleContextSet
  /// The custom properties that are registered.
  let registrations: CustomPropertyRegistrations
  /// The custom properties that a root begins with.
  let rootProperties: CustomProperties
  /// What `env()` asks, and the functions that are known.
  let program: ProgramValues
  /// What the values of a root are computed with, before its own are known.
  let rootContext: ComputationContext
  /// Which elements a change affects.
  let invalidation = RuleInvalidation()
  /// The results of styling that trees share.
  let results = SharedResults()
  /// Those of ``whole`` that are made for a compiled theme.
  private let wholeRules = ComputedOnce<ActiveRules>()

  init(_ index: RuleIndex, in environment: StyleEnvironment) {
    self.index = index
    filed = index.filedRules
    names = SheetNames(index.names)
    self.environment = environment
    rootContext = environment.context
    let records = index.records
    let holds = Self.mediaThatHold(records.media, in: environment)
    program = ProgramValues(
      environment: EnvironmentVariables(environment.variables), functions: index.functions)
    let orders = Origin.allCases.map { origin in
      LayerOrder(
        of: records.layers[Int(origin.rawValue)],
        appearances: records.appearances.lazy
          .filter { $0.origin == origin && holds[Int($0.media)] }.map(\.layer))
    }
    registrations = Self.registrations(of: records, thatHold: holds, layered: orders)
    rootProperties = CustomProperties(registrations, in: rootContext)
    let levels = CascadeLevels(layerCounts: orders.map(\.highest))
    self.levels = levels
    layersByRank = zip(orders, records.layers).map { $0.layersByRank(of: $1) }
    let contextLevels: [CascadeLevel?] = records.contexts.distinct.map { context in
      guard holds[Int(context.media)] else { return nil }
      let rank = orders[Int(context.origin.rawValue)].rank(of: context.layer)
      return levels.level(of: context.origin, layer: max(rank, 1) - 1)
    }
    self.contextLevels = contextLevels
    activeContexts = RuleContextSet(count: contextLevels.count) { contextLevels[$0] != nil }
  }

  /// The registrations whose media queries hold; of one name the last in the strongest layer of the strongest origin counts.
  ///
  /// Defined by [CSS Cascade 5, section 6.4](https://drafts.csswg.org/css-cascade-5/#layering).
  private static func registrations(
    of records: RuleRecords, thatHold holds: [Bool], layered orders: [LayerOrder]
  ) -> CustomPropertyRegistrations {
    var registrations = CustomPropertyRegistrations()
    for origin in Origin.allCases {
      var ranks: [Atom: Int] = [:]
      for record in records.registrations
      where record.context.origin == origin && holds[Int(record.context.media)] {
        let registration = record.rule
        guard let name = records.names.find(registration.name) else { continue }
        let rank = orders[Int(origin.rawValue)].rank(of: record.context.layer)
        if let strongest = ranks[name], rank < strongest { continue }
        ranks[name] = rank
        registrations.add(registration, named: name)
      }
    }
    return registrations
  }

  /// For each record of media queries whether it and those around it hold.
  private static func mediaThatHold(
    _ records: [MediaRecord], in environment: StyleEnvironment
  ) -> [Bool] {
    var holds: [Bool] = []
    holds.reserveCapacity(records.count)
    for (number, record) in records.enumerated() {
      let isHeld = number == 0 || holds[Int(record.outer)]
      holds.append(isHeld && record.queries.holds(in: environment))
    }
    return holds
  }
}

extension ActiveRules {
  /// The level of a rule's declarations; nil where the rule does not hold, as far as no element is asked.
  func level(ofRule number: Int) -> CascadeLevel? {
    contextLevels[index.records.contexts.number(ofRule: number)]
  }

  /// The same rules with the declarations and the place of each; see ``RuleIndex/whole``.
  var whole: ActiveRules {
    let whole = index.whole
    return whole === index ? self : wholeRules.value { ActiveRules(whole, in: environment) }
  }

  /// Whether a rule holds, as far as no element is asked.
  func isActive(_ rule: Int) -> Bool { level(ofRule: rule) != nil }

  /// Whether custom properties may wait until somebody asks for one: those that are registered
  /// depend on more than on texts.
  var resolvesLazily: Bool { registrations.isEmpty }
}

extension LayerOrder {
  /// The layers in their order, weakest first.
  fileprivate func layersByRank(of table: LayerTable) -> [LayerID] {
    var layers = [LayerID](repeating: .unlayered, count: highest)
    for number in 0...table.count {
      let layer = LayerID(rawValue: UInt16(truncatingIfNeeded: number))
      let rank = rank(of: layer)
      if rank > 0 { layers[rank - 1] = layer }
    }
    return layers
  }
}
