// SPDX-License-Identifier: Apache-2.0

extension StyleDocument {
  /// A step of the archive that cannot be parsed.
  struct UnreadableStep: Sendable, Hashable, Encodable {
    /// The selector of its style.
    var selector: String
    /// The text.
    var text: String
    /// The reason, in plain words.
    var problem: String
  }

  /// Returns the archive without the steps that cannot be parsed, and those steps.
  ///
  /// - Parameter context: the context in which the edited pipeline is parsed. Steps of the other
  ///   pipelines with variables count as readable.
  /// - Returns: the archive to draw, and the steps that are left out.
  func readableArchive(in context: ParsingContext) -> (ArchiveText, [UnreadableStep]) {
    var text = bytes
    var steps: [UnreadableStep] = []
    for (number, pipeline) in archive.pipelines.enumerated().reversed() {
      let isEdited = number == editedPipeline
      let value = String(decoding: bytes[pipeline.value], as: UTF8.self)
      let context = isEdited ? context : ParsingContext(library: context.library)
      let readable = PipelineText(value, in: context).readable(assumingVariables: !isEdited)
      guard !readable.unreadable.isEmpty else { continue }
      text.replaceSubrange(pipeline.value, with: Array(readable.text.utf8))
      let found = readable.unreadable.map { step in
        UnreadableStep(
          selector: pipeline.selector, text: step, problem: StepFault(step, in: context).message)
      }
      steps.insert(contentsOf: found, at: 0)
    }
    guard !steps.isEmpty else { return (archive, []) }
    return (reading(text), steps)
  }
}
