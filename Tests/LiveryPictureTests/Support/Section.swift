// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSCascade
  import CSSSyntax
  import CSSValues
  import Foundation
  import Livery
  import LiveryPipelines
  import TestSupport

  /// The pictures of a sheet in `Fixtures/Sheets`, over the default sheet and the example theme.
  struct Section: Sendable {
    /// The name of the sheet and of the folder of references.
    let name: String
    /// The pictures in the order of the sheet.
    let pictures: [Picture]
    /// The problems of the sheet.
    let problems: [String]

    /// All sheets, sorted by name.
    static let all: [Section] = {
      let files = try? FileManager.default.contentsOfDirectory(
        at: Fixture.folder("Sheets"), includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == "css" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }.map(Section.init)
    }()

    /// Reads a sheet.
    init(_ file: URL) {
      name = file.deletingPathExtension().lastPathComponent
      let path = file.path(percentEncoded: false)
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let theme = try? Theme(contentsOfFile: Fixture.exampleSheet),
        (try? theme.add(contentsOfFile: path)) != nil
      else {
        (pictures, problems) = ([], ["\(path) cannot be read"])
        return
      }
      let sheet = CSSStyleSheet(text)
      var names: [String] = []
      for selector in sheet.rules.flatMap(\.selectors) where !names.contains(selector) {
        if selector.wholeMatch(of: /\.[-A-Za-z0-9]+/) != nil { names.append(selector) }
      }
      let section = name
      let reading = names.map { selector in
        let states = sheet.words("--picture-states", of: "picture" + selector)
        return (states.isEmpty ? ["normal"] : states).map {
          Self.read("picture" + selector, $0, theme.sheet, section)
        }
      }.joined()
      pictures = reading.compactMap(\.picture)
      problems =
        reading.compactMap(\.problem)
        + theme.diagnostics.map { "\(section).css: \($0)" }
    }

    private static func read(
      _ selector: String, _ state: String, _ sheet: CSSStyleSheet, _ section: String
    ) -> (picture: Picture?, problem: String?) {
      guard let control = controlStates[state] else { return (nil, "\(state) is not a state") }
      let resolved = sheet.resolvedPipeline(for: selector, state: control)
      if let problem = resolved.problems.first { return (nil, "\(selector): \(problem)") }
      if resolved.pipeline.steps.isEmpty { return (nil, "\(selector) draws nothing") }
      let size = sheet.words("--picture-size", of: selector).compactMap { $0.pixels }
      guard size.count == 2 else { return (nil, "\(selector): no size") }
      let inset = sheet.words("--picture-inset", of: selector).first.flatMap { $0.pixels }
      let scale = sheet.words("--picture-scale", of: selector).first.flatMap { Double($0) }
      let ground = sheet.words("--picture-ground", of: selector).joined(separator: " ")
      let fill = Pipeline(parsing: "fill(\(ground))")?.first(SolidFill.self)
      let name = selector.dropFirst("picture.".count) + (state == "normal" ? "" : "-\(state)")
      return (
        Picture(
          section: section, name: String(name), pipeline: resolved.pipeline,
          content: PipelineContent(
            text: sheet.string("--picture-text", of: selector),
            image: sheet.string("--picture-image", of: selector).map { .url(URLValue($0)) }),
          isVertical: sheet.prepare(selector).css(.flexDirection) == .keyword(.column),
          size: Size(size[0], size[1]), inset: inset ?? 0, scale: scale ?? 1,
          ground: fill?.color ?? .clear),
        nil
      )
    }

    private static let controlStates: [String: ControlState] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ]
  }

  extension CSSStyleSheet {
    /// Returns the words of a custom property.
    fileprivate func words(_ property: String, of selector: String) -> [String] {
      (prepare(selector).css(property)?.description ?? "").split(separator: " ").map(String.init)
    }

    /// Returns the string of a custom property.
    fileprivate func string(_ property: String, of selector: String) -> String? {
      let tokens = TokenStream(prepare(selector).css(property)?.description ?? "")
      return tokens.count > 0 && tokens[0].kind == .string ? tokens.value(of: 0) : nil
    }
  }

  extension String {
    /// The number of a length in px.
    fileprivate var pixels: Double? { hasSuffix("px") ? Double(dropLast(2)) : nil }
  }
#endif
