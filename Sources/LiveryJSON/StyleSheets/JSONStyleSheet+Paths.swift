// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSyntax

extension JSONStyleSheet {
  /// A path that references may name.
  package struct ReferencePath: Sendable, Hashable {
    /// The parts between periods, such as `colors.ink`.
    package let text: String
    /// The text of the value, or `nil` for a group.
    package let value: String?
  }

  /// Returns the paths of the values and groups of a sheet and the files that it includes.
  ///
  /// ```swift
  /// let source = SourceText(##"{"colors": {"ink": "#000"}}"##)
  /// JSONStyleSheet.paths(in: source).map(\.text)    // ["colors", "colors.ink"]
  /// ```
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - loader: The loader of included files.
  /// - Returns: The paths, in the order of the text.
  package static func paths(
    in source: SourceText, loader: (any ResourceLoader)? = nil
  ) -> [ReferencePath] {
    let location =
      loader?.location(ofSheet: source.name) ?? ResourceLocation(name: source.name)
    var reader = SheetReader(SheetInclusion(source, at: location, loader: loader, remote: nil))
    let paths = SheetPaths(reader.read())
    return paths.nodes.indices.dropFirst().map { node in
      let value = paths.nodes[node].values.last
      return ReferencePath(
        text: paths.path(of: node),
        value: value.map { reader.including.texts[$0.text].text(in: $0.location.range) })
    }
  }
}
