// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The names in a sheet, in the order of the text.
///
/// ```swift
/// let index = NameIndex(SyntaxTree(parsing: ".a { color: var(--b) }"))
/// index.occurrences.map(\.kind)    // [.class, .customProperty]
/// ```
struct NameIndex: Sendable {
  /// The names with their escapes resolved.
  let names: AtomTable
  /// The names of a kind in lower case, if the kind ignores case.
  let occurrences: [NameOccurrence]
  /// The tokens of the sheet.
  let stream: TokenStream

  /// Collects the names of a sheet.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  init(_ tree: SyntaxTree) {
    var collector = NameCollector(tree)
    collector.collect()
    names = collector.names
    stream = tree.stream
    occurrences = collector.occurrences.sorted { $0.token < $1.token }
  }

  /// Returns the text of an occurrence's name.
  func text(of occurrence: NameOccurrence) -> String { names.text(of: occurrence.name) }

  /// Returns the byte range of an occurrence, without the sign before the name or quotes around it.
  func range(of occurrence: NameOccurrence) -> Range<Int> {
    let first = Int(occurrence.token)
    guard occurrence.kind == .fontFamily, stream[first].kind == .ident else {
      return stream.nameRange(of: first)
    }
    var last = first
    for token in first..<stream.count {
      if stream[token].kind == .ident {
        last = token
      } else if !stream[token].kind.isTrivia {
        break
      }
    }
    return stream.byteRange(of: first..<last + 1)
  }

  /// Returns the occurrence at a byte offset, its end included, or `nil` if there is none.
  func occurrence(at offset: Int) -> NameOccurrence? {
    let next = occurrences.partitioningIndex {
      Int(stream.tokens[Int($0.token)].start) > offset
    }
    // The offset between two tokens belongs to the second one if that has a name.
    for index in [next - 1, next - 2] where occurrences.indices.contains(index) {
      let occurrence = occurrences[index]
      let start = stream.range(of: Int(occurrence.token)).lowerBound
      let end = max(
        stream.range(of: Int(occurrence.token)).upperBound, range(of: occurrence).upperBound)
      if start <= offset, offset <= end { return occurrence }
    }
    return nil
  }

  /// Returns the occurrences of a name, in the order of the text.
  func occurrences(of kind: NameKind, named name: String) -> [NameOccurrence] {
    guard let atom = names.find(kind.isCaseInsensitive ? name.lowercased() : name) else {
      return []
    }
    return occurrences.filter { $0.kind == kind && $0.name == atom }
  }

  /// Returns the different names of a kind in the order of their first occurrence.
  func names(of kind: NameKind, role: NameOccurrence.Role? = nil) -> [String] {
    var found = Set<Atom>()
    return occurrences.compactMap {
      guard $0.kind == kind, role == nil || $0.role == role, found.insert($0.name).inserted else {
        return nil
      }
      return names.text(of: $0.name)
    }
  }
}

extension TokenStream {
  /// Returns the byte range of the name in a token: of a hash without its number sign, of a string
  /// without its quotes.
  func nameRange(of token: Int) -> Range<Int> {
    let range = range(of: token)
    switch self[token].kind {
    case .hash: return range.lowerBound + 1..<range.upperBound
    case .function: return range.lowerBound..<Swift.max(range.lowerBound, range.upperBound - 1)
    case .string:
      let isOpen = self[token].flags.contains(.unterminated)
      return range.lowerBound
        + 1..<Swift.max(range.lowerBound + 1, range.upperBound - (isOpen ? 0 : 1))
    default: return range
    }
  }
}
