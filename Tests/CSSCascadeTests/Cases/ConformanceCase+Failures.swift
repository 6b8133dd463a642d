// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import CSSValues

extension ConformanceCase {
  /// A failed expectation of a case.
  struct Failure: Sendable {
    /// The number of the line in its file.
    let line: Int
    let message: String
  }

  /// The failed expectations, in line order; empty if the case passes.
  var failures: [Failure] {
    let styled = tree.map { StyledTree(ofCase: $0, in: sheet) }
    return expectations.compactMap { expectation in
      message(about: expectation.claim, styled).map { Failure(line: expectation.line, message: $0) }
    }
  }

  /// The sheets of the case, in its environment.
  private var sheet: CSSStyleSheet {
    var composite = CSSStyleSheet()
    for sheet in sheets { composite.add(sheet.text, name: sheet.name, origin: sheet.origin) }
    composite.environment = styleEnvironment
    return composite
  }

  /// Returns the message about a failed claim; `nil` if the claim is true.
  private func message(about claim: Expectation.Claim, _ styled: StyledTree?) -> String? {
    switch claim {
    case .value(let subject, let property, let expected):
      let name = "#\(subject.id)\(subject.pseudoElement)"
      guard let style = styled?.style(of: subject) else { return "there is no \(name)" }
      let found = style.value(named: property)?.description
      return found == expected ? nil : "\(name) \(property) is \(found ?? "nothing")"
    case .matches(let selector, let ids):
      if let reason = Self.reason(selector) { return "\(selector) is not valid: \(reason)" }
      let found = matches(of: selector)
      return found == ids ? nil : "\(selector) matches \(found.joined(separator: " "))"
    case .specificity(let selector, let counts):
      guard let specificity = SelectorList(parsing: selector).first?.specificity else {
        return "\(selector) is not valid: \(Self.reason(selector) ?? "")"
      }
      let found = "\(specificity.a),\(specificity.b),\(specificity.c)"
      return found == counts ? nil : "the specificity of \(selector) is \(found)"
    case .serializes(let selector, let text):
      let list = SelectorList(parsing: selector)
      guard !list.isEmpty else {
        return "\(selector) is not valid: \(Self.reason(selector) ?? "")"
      }
      return list.description == text ? nil : "\(selector) is written \(list.description)"
    case .invalid(let selector):
      return SelectorList(parsing: selector).isEmpty ? nil : "\(selector) is valid"
    }
  }

  /// Returns the reason why a selector is invalid; `nil` if it is valid.
  private static func reason(_ selector: String) -> String? {
    let list = SelectorList(parsing: selector)
    return list.isEmpty ? list.diagnostics.first?.message ?? "for no reason" : nil
  }

  /// Returns the ids of the elements that a selector matches, or their types if they have no id.
  private func matches(of selector: String) -> [String] {
    guard let tree else { return [] }
    let mark = CSSStyleSheet("\(selector) { z-index: 77 }")
    let styled = StyledTree(of: tree, in: mark)
    return (0..<styled.count).compactMap { index in
      guard let element = styled.element(at: index) else { return nil }
      let isMarked = styled.style(at: index).value(named: "z-index")?.description == "77"
      return isMarked ? element.id ?? element.type : nil
    }
  }
}
