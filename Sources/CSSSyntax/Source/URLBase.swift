// SPDX-License-Identifier: Apache-2.0

/// The sheet that an address stands in, which relative addresses are relative to.
///
/// ```swift
/// let base = URLBase(sheet: "themes/app.css", name: "themes/icons/icons.css")
/// base.name         // "themes/icons/icons.css": what addresses in that file are relative to
/// base.sheet        // "themes/app.css": the sheet that imports it
/// ```
///
/// It is made of names alone and opens nothing; it takes eight bytes, and a copy costs a reference. Two are the same where all
/// their names are, so a file that is read again gives values that are equal to those it gave before.
///
/// Defined by [CSS Values 4, section 4.5.1](https://drafts.csswg.org/css-values-4/#relative-urls).
public struct URLBase: Sendable, Hashable, CustomStringConvertible {
  private let names: Names

  /// The names, once for all addresses of a sheet.
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

  /// A sheet by its names.
  ///
  /// - Parameters:
  ///   - sheet: the name of the sheet that a program added: the sheet itself, or that which led to its import.
  ///   - name: what addresses are relative to, such as the path of a file; by default `sheet`.
  ///   - identity: the same for all names of one file; by default `name`.
  public init(sheet: String, name: String? = nil, identity: String? = nil) {
    let name = name ?? sheet
    names = Names(sheet: sheet, name: name, identity: identity ?? name)
  }

  /// The name of the sheet that a program added, whose loader reads what stands at the address.
  ///
  /// An imported sheet has the name of the one that its import began with.
  public var sheet: String { names.sheet }
  /// What addresses are relative to, such as the path of a file.
  public var name: String { names.name }
  /// The same for all names of one thing, such as a file and a link to it.
  public var identity: String { names.identity }
}

extension URLBase {
  /// What addresses are relative to.
  public var description: String { name }

  /// Whether all names are the same.
  public static func == (a: URLBase, b: URLBase) -> Bool {
    a.names === b.names
      || a.name == b.name && a.sheet == b.sheet && a.identity == b.identity
  }

  /// Feeds the names to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sheet)
    hasher.combine(name)
    hasher.combine(identity)
  }
}
