// SPDX-License-Identifier: Apache-2.0
import LiveryNewResources

/// The files of a new theme or program, from `Resources/new`.
struct NewTemplate {
  /// The folder of the template, such as `theme`.
  let kind: String
  let base: BaseName
  /// The values of the placeholders, such as `NAME` for `{{NAME}}`.
  let values: [String: String]
}

extension NewTemplate {
  /// A file of the template.
  struct File {
    /// The path in the new folder.
    let path: String
    let text: String
  }

  /// The files, sorted by path.
  var files: [File] {
    NewResources.paths.compactMap { path in
      guard let target = target(of: path), let text = NewResources.text(at: path) else {
        return nil
      }
      return File(path: target, text: filled(text))
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Returns the path of a resource in the new folder, or `nil` if it does not belong to the
  /// template.
  ///
  /// `shared` belongs to all templates. `bases/harbor.css` is `theme.css` over harbor, in place of
  /// the one for every base.
  /// `dot-` stands for the dot of a hidden file, and the folder `NAME` has the name of the program.
  private func target(of path: String) -> String? {
    var names = path.split(separator: "/")
    let folder = names.removeFirst()
    guard folder == kind || folder == "shared" else { return nil }
    let own = "bases/\(base.rawValue).css"
    if names.dropLast().last == "bases" {
      guard path.hasSuffix("/\(own)") else { return nil }
      names.replaceSubrange((names.count - 2)..., with: ["theme.css"])
    } else if names.last == "theme.css",
      NewResources.paths.contains(path.dropLast("theme.css".count) + own)
    {
      return nil
    }
    return names.map { name in
      if name == "NAME" { return values["NAME"] ?? "" }
      return name.hasPrefix("dot-") ? "." + name.dropFirst(4) : String(name)
    }.joined(separator: "/")
  }

  /// Returns a text with the values in place of the placeholders.
  private func filled(_ text: String) -> String {
    let values = values.merging([
      "BASE": base.rawValue, "EXTENDS": base.vocabulary, "OPTION": base.option,
    ]) { $1 }
    var result = ""
    var remainder = text[...]
    while let brace = remainder.firstIndex(of: "{") {
      result += remainder[..<brace]
      remainder = remainder[brace...]
      // `${{ github.ref }}` of a workflow is no placeholder.
      if remainder.hasPrefix("{{"), let end = remainder.firstIndex(of: "}"),
        remainder[end...].hasPrefix("}}"),
        let value = values[String(remainder[..<end].dropFirst(2))]
      {
        result += value
        remainder = remainder[end...].dropFirst(2)
      } else {
        result.append("{")
        remainder.removeFirst()
      }
    }
    return result + remainder
  }
}
