// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A search for members of an object with equal names.
struct MemberNames {
  /// The names in all objects, with their escapes resolved.
  private var names = AtomTable()
  /// For each name, 1 plus the node index of the last object that contains it; 0 for none.
  private var owners: [UInt32] = []

  /// Reports the names that occur more than once in an object.
  ///
  /// RFC 8259 does not define the meaning of such an object; most parsers use the last member.
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
      // A missing name is already reported.
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
