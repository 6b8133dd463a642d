// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// The enumerations of a theme, for the properties whose keywords have no Livery type.
struct KeywordEnumerations {
  /// The enumerations, in the order of first occurrence of their properties.
  private(set) var all: [KeywordEnumeration] = []
  private var numbers: [String: Int] = [:]

  /// Returns the enumeration of a property.
  subscript(subject: String) -> KeywordEnumeration? { numbers[subject].map { all[$0] } }

  /// Collects the keywords of all values.
  ///
  /// - Parameters:
  ///   - members: The values of all styles.
  ///   - prefix: The prefix of the names of types.
  ///   - log: Receives keywords whose name in Swift is invalid or already used.
  init(of members: some Sequence<CollectedMember>, prefix: String, log: inout GenerationLog) {
    var names: [String: (subject: String, location: DeclarationLocation)] = [:]
    var cases: [String: [String: (keyword: String, location: DeclarationLocation)]] = [:]
    for member in members {
      for keyword in member.keywords {
        if numbers[member.subject] == nil {
          guard
            let name = Self.name(of: member, used: &names, &log)
          else { continue }
          numbers[member.subject] = all.count
          all.append(
            KeywordEnumeration(
              subject: member.subject, name: name, typeName: "\(prefix)Keywords.\(name)"))
        }
        guard let number = numbers[member.subject], all[number].expression(of: keyword) == nil
        else {
          continue
        }
        guard let name = Self.caseName(keyword) else {
          log.add(
            .unusableName, at: member.location, [.found(SwiftText.comment(keyword, limit: 60))])
          continue
        }
        if let other = cases[member.subject]?[name] {
          log.addCollision(
            of: keyword, at: member.location, named: name, with: other.keyword,
            definedAt: other.location)
          continue
        }
        cases[member.subject, default: [:]][name] = (keyword, member.location)
        all[number].add(keyword, named: name)
      }
    }
  }

  /// Returns the name of a property's enumeration, or reports that it is invalid and returns `nil`.
  private static func name(
    of member: CollectedMember,
    used names: inout [String: (subject: String, location: DeclarationLocation)],
    _ log: inout GenerationLog
  ) -> String? {
    guard let name = SwiftName.typeNameComponent(member.subject), SwiftName.isIdentifier(name)
    else {
      log.add(
        .unusableName, at: member.location, [.found(SwiftText.comment(member.subject, limit: 60))])
      return nil
    }
    if let other = names[name], other.subject != member.subject {
      log.addCollision(
        of: member.subject, at: member.location, named: name, with: other.subject,
        definedAt: other.location)
      return nil
    }
    names[name] = (member.subject, member.location)
    return name
  }

  /// Returns the name of a keyword's case, or `nil` if enumerations reserve it.
  private static func caseName(_ keyword: String) -> String? {
    let reserved = ["allCases", "fallbackKeyword", "init", "self", "Type", "Protocol"]
    return SwiftName.member(keyword).flatMap { reserved.contains($0) ? nil : $0 }
  }
}

extension CollectedMember {
  /// Returns whether the value is a keyword without a case, which was already reported.
  func hasUnnamedKeyword(_ enumerations: KeywordEnumerations) -> Bool {
    keywords.contains { enumerations[subject]?.expression(of: $0) == nil }
  }

  /// The keywords of the value, if it is one that requires an enumeration.
  fileprivate var keywords: [String] {
    switch content {
    case .custom(let text, .keyword):
      if case .keyword(let keyword)? = CustomValue(parsing: text, as: .keyword) { return [keyword] }
    case .custom(let text, .list(.keyword)):
      guard case .list(let values)? = CustomValue(parsing: text, as: .list(.keyword)) else { break }
      return values.compactMap { if case .keyword(let keyword) = $0 { keyword } else { nil } }
    case .property(let property, let value) where property.generatedType == nil:
      switch value {
      case .keyword, .identifier: return [value.description]
      default: break
      }
    default: break
    }
    return []
  }
}
