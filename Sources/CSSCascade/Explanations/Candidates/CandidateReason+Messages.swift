// SPDX-License-Identifier: Apache-2.0

import CSSSyntax

/// The messages of explanations about candidates.
extension CandidateReason: CustomStringConvertible {
  /// The message of the reason.
  public var description: String {
    switch self {
    case .wins: "wins"
    case .inherits: "wins; the value is the parent's"
    case .invalidAtComputedValueTime(let problem?):
      "wins, but is invalid at computed-value time: \(problem.message)"
    case .invalidAtComputedValueTime(nil):
      "wins, but is invalid at computed-value time and counts as unset"
    case .reverts(let keyword): "takes declarations back with '\(keyword)'"
    case .reverted(let keyword): "taken back by '\(keyword)'"
    case .importance: "lost to an important declaration"
    case .origin(let origin): "lost to the \(origin.sourceDescription)"
    case .inlineStyle: "lost to the element's own style"
    case .layer(let name?): "lost to layer '\(name)'"
    case .layer(nil): "lost to what is in no layer"
    case .specificity(let specificity): "lost to specificity \(specificity)"
    case .proximity(let steps?):
      "lost to a nearer scope, \(steps) \(steps == 1 ? "step" : "steps") up"
    case .proximity(nil): "lost to what is in no scope"
    case .order: "lost to a later declaration"
    case .laterInBlock: "lost to a later declaration of the same block"
    case .invalid(let problem): "invalid" + because(problem)
    case .conditions(let conditions):
      "condition does not hold: \(conditions.joined(separator: ", "))"
    }
  }

  private func because(_ problem: Diagnostic?) -> String {
    problem.map { ": \($0.message)" } ?? ""
  }

  /// A stable identifier of the reason; messages may change.
  package var name: String {
    switch self {
    case .wins: "wins"
    case .inherits: "inherits"
    case .invalidAtComputedValueTime: "invalid-at-computed-value-time"
    case .reverts: "reverts"
    case .reverted: "taken-back"
    case .importance: "importance"
    case .origin: "origin"
    case .inlineStyle: "element-attached"
    case .layer: "layer"
    case .specificity: "specificity"
    case .proximity: "proximity"
    case .order: "order"
    case .laterInBlock: "later-in-block"
    case .invalid: "invalid"
    case .conditions: "condition"
    }
  }
}

extension CandidateOrigin {
  /// A noun phrase for the origin, to follow an article.
  fileprivate var sourceDescription: String {
    switch self {
    case .default: "default sheet"
    case .user: "user's sheets"
    case .author: "author's sheets"
    case .inline: "element's own style"
    case .presentationalHints: "program's code"
    case .animation: "element's animations"
    case .transition: "element's transitions"
    }
  }
}
