// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// The enumerations of a theme: one for each property whose values are words that no type of Livery knows.
struct KeywordEnumerations {
  /// The enumerations in the order in which their properties were found.
  private(set) var all: [KeywordEnumeration] = []
  private var numbers: [String: Int] = [:]

  /// The enumeration of a property.
  subscript(subject: String) -> KeywordEnumeration? { numbers[subject].map { all[$0] } }

  /// Gathers the words of all values.
  ///
  /// - Parameters:
  ///   - members: the values of all styles.
  ///   - prefix: what the names of types begin with.
  ///   - log: takes words that have no name in Swift, or that of another one.
  init(of members: some Sequence<FoundMember>, prefix: String, log: inout GenerationLog) {
    var names: [String: (subject: String, place: Place)] = [:]
    var cases: [String: [String: (word: String, place: Place)]] = [:]
    for member in members {
      for word in member.words {
        if numbers[member.subject] == nil {
          guard
            let name = Self.name(of: member, taken: &names, &log)
          else { continue }
          numbers[member.subject] = all.count
          all.append(
            KeywordEnumeration(
              subject: member.subject, name: name, typeName: "\(prefix)Keywords.\(name)"))
        }
        guard let number = numbers[member.subject], all[number].expression(of: word) == nil else {
          continue
        }
        guard let name = Self.caseName(word) else {
          log.add(.unusableName, at: member.place, [.found(SwiftText.comment(word, limit: 60))])
          continue
        }
        if let other = cases[member.subject]?[name] {
          log.addCollision(
            of: word, at: member.place, named: name, with: other.word, at: other.place)
          continue
        }
        cases[member.subject, default: [:]][name] = (word, member.place)
        all[number].add(word, named: name)
      }
    }
  }

  /// The name of the enumeration of a property; nil, which is told, where Swift cannot have it.
  private static func name(
    of member: FoundMember, taken names: inout [String: (subject: String, place: Place)],
    _ log: inout GenerationLog
  ) -> String? {
    guard let name = SwiftName.typePart(member.subject), SwiftName.isIdentifier(name) else {
      log.add(
        .unusableName, at: member.place, [.found(SwiftText.comment(member.subject, limit: 60))])
      return nil
    }
    if let other = names[name], other.subject != member.subject {
      log.addCollision(
        of: member.subject, at: member.place, named: name, with: other.subject, at: other.place)
      return nil
    }
    names[name] = (member.subject, member.place)
    return name
  }

  /// The name of the case of a word; nil for one that every enumeration has for something else.
  private static func caseName(_ word: String) -> String? {
    let taken = ["allCases", "fallbackKeyword", "init", "self", "Type", "Protocol"]
    return SwiftName.member(word).flatMap { taken.contains($0) ? nil : $0 }
  }
}

extension FoundMember {
  /// Whether the value is a word that has no case, which was told when the cases were named.
  func isUnnamedWord(_ enumerations: KeywordEnumerations) -> Bool {
    words.contains { enumerations[subject]?.expression(of: $0) == nil }
  }

  /// The words that the value is, where it is one that takes an enumeration.
  fileprivate var words: [String] {
    switch content {
    case .custom(let text, .keyword):
      if case .keyword(let word)? = CustomValue(parsing: text, as: .keyword) { return [word] }
    case .custom(let text, .list(.keyword)):
      guard case .list(let values)? = CustomValue(parsing: text, as: .list(.keyword)) else { break }
      return values.compactMap { if case .keyword(let word) = $0 { word } else { nil } }
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
