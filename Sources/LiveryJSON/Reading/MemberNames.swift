// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Finds members of one object that have the same name.
struct MemberNames {
  /// The names of all objects, with their escapes resolved.
  private var names = AtomTable()
  /// For each name, the object that had it last: the index of its node and one; zero for none.
  private var owners: [UInt32] = []

  /// Tells the names of an object that stand in it more than once.
  ///
  /// RFC 8259 leaves open what such an object means; most readers take the last member.
  ///
  /// Defined by [RFC 8259, section 4](https://www.rfc-editor.org/rfc/rfc8259#section-4).
  mutating func reportDuplicates(
    inObject object: Int, of nodes: [JSONNode], _ source: SourceText, to log: inout DiagnosticLog
  ) {
    let owner = UInt32(truncatingIfNeeded: object + 1)
    let end = Int(nodes[object].next)
    var index = object + 1
    while index < end {
      let name = nodes[index]
      index = Int(nodes[index + 1].next)
      // A name that is missing was told already.
      if name.range.isEmpty { continue }
      let atom = Int(intern(name, source).rawValue)
      if atom == owners.count { owners.append(0) }
      if owners[atom] == owner {
        log.add(
          Diagnostic(.duplicateJSONName, range: name.range, facts: [source.found(name.content)]))
      }
      owners[atom] = owner
    }
  }

  private mutating func intern(_ name: JSONNode, _ source: SourceText) -> Atom {
    let bytes = source.utf8(in: name.content)
    return name.flags.contains(.escaped) ? names.intern(unescapedText(bytes)) : names.intern(bytes)
  }
}
