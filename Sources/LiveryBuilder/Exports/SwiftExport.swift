// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// A style exported as Swift: its pipelines as constants, without variables and sheets.
///
/// ```text
/// extension Pipeline {
///   /// The pipeline of '.badge'.
///   static let badge = Pipeline(parsing: """
///     shape(rounded-rectangle)
///     fill(rgb(221, 17, 27))
///     """) ?? Pipeline()
/// }
/// ```
struct SwiftExport {
  /// The text of the file.
  let text: String

  /// Exports the pipelines of a style.
  ///
  /// - Parameters:
  ///   - selector: the selector that describes the element.
  ///   - states: the pipeline of each state; pipelines equal to the first one are left out.
  init(_ selector: String, _ states: [(name: String, pipeline: Pipeline)]) {
    let name = Self.name(of: selector)
    var members: [String] = []
    for (index, state) in states.enumerated() {
      if index > 0, state.pipeline == states[0].pipeline { continue }
      let suffix = index == 0 ? "" : state.name.prefix(1).uppercased() + state.name.dropFirst()
      let steps = state.pipeline.steps.map { "    \($0.cssText)" }
      let value = steps.isEmpty ? ["    none"] : steps
      members.append(
        """
          /// The pipeline of '\(selector)'\(index == 0 ? "" : " in the state \(state.name)").
          static let \(name)\(suffix) = Pipeline(parsing: #\"""
        \(value.joined(separator: "\n"))
            \"""#) ?? Pipeline()
        """)
    }
    text = """
      import LiveryPipelines

      extension Pipeline {
      \(members.joined(separator: "\n\n"))
      }

      """
  }

  /// Returns the name of the constant: the words of the selector in camel case.
  private static func name(of selector: String) -> String {
    let words = selector.split { !$0.isLetter && !$0.isNumber }
    let joined = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    guard let first = joined.first else { return "style" }
    return first.isNumber ? "_\(joined)" : joined
  }
}
