// SPDX-License-Identifier: Apache-2.0

/// The style sheet that an address stands in, the base of relative addresses.
///
/// ```swift
/// let base = URLBase(sheet: "themes/app.css", name: "themes/icons/icons.css")
/// base.name         // "themes/icons/icons.css": what addresses in that file are relative to
/// base.sheet        // "themes/app.css": the sheet that imports it
/// ```
///
/// A base consists of names and opens no file. The value takes eight bytes, and a copy costs a
/// reference. Two bases are equal if all their names are, so parsing a file again results in equal
/// values.
///
/// Defined by [CSS Values 4, section 4.5.1](https://drafts.csswg.org/css-values-4/#relative-urls).
package struct URLBase: Sendable, Hashable, CustomStringConvertible {
  private let names: Names

  /// The names, shared by all addresses of a style sheet.
  private final class Names: Sendable {
    let sheet: String
    let name: String
    let identity: String

    init(sheet: String, name: String, identity: String) {
      self.sheet = sheet
      self.name = name
      self.identity = identity
    }
  }

  /// Creates a base from names.
  ///
  /// - Parameters:
  ///   - sheet: The name of the style sheet that a program added: the sheet itself, or the one
  ///     whose import led to it.
  ///   - name: The base of relative addresses, such as the path of a file; by default `sheet`.
  ///   - identity: A string that is equal for all names of one file; by default `name`.
  package init(sheet: String, name: String? = nil, identity: String? = nil) {
    let name = name ?? sheet
    names = Names(sheet: sheet, name: name, identity: identity ?? name)
  }

  /// The name of the style sheet that a program added, whose loader reads the addresses.
  ///
  /// For an imported style sheet, it is the name of the sheet at the root of the imports.
  package var sheet: String { names.sheet }
  /// The base of relative addresses, such as the path of a file.
  package var name: String { names.name }
  /// A string that is equal for all names of one resource, such as a file and a link to it.
  package var identity: String { names.identity }
}

extension URLBase {
  /// The base of relative addresses.
  package var description: String { name }

  /// Returns whether all names are equal.
  package static func == (a: URLBase, b: URLBase) -> Bool {
    a.names === b.names
      || a.name == b.name && a.sheet == b.sheet && a.identity == b.identity
  }

  /// Hashes the names.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(sheet)
    hasher.combine(name)
    hasher.combine(identity)
  }
}
