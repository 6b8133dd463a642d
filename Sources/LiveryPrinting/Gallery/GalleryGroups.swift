// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// The groups of the styles on a gallery page: by file and section, and by type.
///
/// The identifiers of groups are those of the page's links: `f1` for a file, `s1` for a section,
/// `classes`, `others`, `types` for all element types, and `t1` for an element type.
struct GalleryGroups {
  /// The files in the order of their first styles.
  private(set) var files: [File] = []
  /// The element types, by name.
  private(set) var types: [Group] = []
  /// The number of styles with an element type, with classes alone, and with neither.
  private(set) var typed = 0
  private(set) var classes = 0
  private(set) var others = 0

  /// A group of styles.
  struct Group {
    let id: String
    let name: String
    var count = 0
  }

  /// A file with its sections.
  struct File {
    var group: Group
    /// The sections in order, with the styles of each.
    ///
    /// Styles before the first heading are in a section without a name.
    var sections: [(group: Group, items: [GalleryPage.Item])] = []
  }

  /// Groups the styles of a page.
  init(_ items: [GalleryPage.Item]) {
    var fileIndices: [String: Int] = [:]
    var sectionIndices: [[String?]: Int] = [:]
    var typeCounts: [String: Int] = [:]
    var sectionCount = 0
    for item in items {
      let location = item.location
      let file = fileIndices[location.file] ?? files.count
      if file == files.count {
        fileIndices[location.file] = file
        files.append(File(group: Group(id: "f\(file + 1)", name: location.file)))
      }
      let key = [location.file, location.section]
      let section = sectionIndices[key] ?? files[file].sections.count
      if section == files[file].sections.count {
        sectionIndices[key] = section
        sectionCount += 1
        let group = Group(id: "s\(sectionCount)", name: location.section ?? "")
        files[file].sections.append((group, []))
      }
      files[file].group.count += 1
      files[file].sections[section].group.count += 1
      files[file].sections[section].items.append(item)
      switch item.kind {
      case .type(let name): typeCounts[name, default: 0] += 1
      case .class: classes += 1
      case .other: others += 1
      }
    }
    typed = typeCounts.values.reduce(0, +)
    types = typeCounts.keys.sorted().enumerated().map { number, name in
      Group(id: "t\(number + 1)", name: name, count: typeCounts[name] ?? 0)
    }
  }
}

extension GalleryGroups {
  /// The files with their sections, as items of an HTML list.
  var fileList: String {
    files.map { file in
      let sections = file.sections.map(\.group).filter { !$0.name.isEmpty }
      return Self.item(file.group, sections)
    }.joined()
  }

  /// The element types, and the styles without one, as items of an HTML list.
  var typeList: String {
    let groups = [
      (Group(id: "types", name: "Element types", count: typed), types),
      (Group(id: "classes", name: "Classes", count: classes), []),
      (Group(id: "others", name: "Other selectors", count: others), []),
    ]
    return groups.filter { $0.0.count > 0 }.map { Self.item($0.0, $0.1) }.joined()
  }

  private static func item(_ group: Group, _ parts: [Group]) -> String {
    let list = parts.isEmpty ? "" : "<ul>\n\(parts.map { item($0, []) }.joined())</ul>"
    let name = GalleryPage.escaped(group.name)
    return """
      <li><a href="#\(group.id)" data-group="\(group.id)" data-name="\(name)">\(name) \
      \(number(group.count))</a>\(list)</li>

      """
  }

  /// Returns the number of styles in a group.
  static func number(_ count: Int) -> String { "<span class=\"number\">\(count)</span>" }
}
