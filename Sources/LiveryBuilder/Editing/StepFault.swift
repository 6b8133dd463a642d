// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPipelines

/// The reason why a step cannot be parsed, in plain words with an example.
///
/// ```swift
/// StepFault("shape()", in: context).message      // "shape needs an outline, such as capsule"
/// StepFault("fill(3px)", in: context).message
/// // "fill needs a color, a gradient or an image, such as teal, instead of '3px'"
/// ```
struct StepFault: Sendable {
  /// The message.
  let message: String

  /// Finds the fault of a text that the library cannot parse as a step.
  init(_ text: String, in context: ParsingContext) {
    let step = StepText(text, in: context)
    let name = String(text.prefix { $0 != "(" }).lowercased()
    if let variable = context.unsetVariable(in: text) {
      message = Self.unsetVariable(variable)
    } else if !text.contains("(") {
      message = "'\(text)' is not a step, such as fill(teal)"
    } else if ["var", "env"].contains(name) {
      message = "the value of \(text) is not a list of steps, such as fill(teal)"
    } else if context.library.stepGrammars(named: name).isEmpty {
      let names = context.library.stepTypes.map { $0.name }
      let suggestion = closest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
      message = "there is no step '\(name)'\(suggestion)"
    } else {
      message = ArgumentFault(step.substituted, named: name, in: context.library).message
    }
  }

  /// Returns the message about a variable without a value.
  static func unsetVariable(_ name: String) -> String {
    "the variable \(name) has no value here; set it, or write a fallback such as var(\(name), teal)"
  }
}

/// The first argument of a step that none of the types with its name accepts.
private struct ArgumentFault {
  private let name: String
  private let stream: TokenStream
  /// The token ranges of the arguments.
  private let values: [Range<Int>]
  /// The index of the rejected argument, or the number of arguments if one is missing.
  private let index: Int
  private let library: PipelineLibrary

  init(_ text: String, named name: String, in library: PipelineLibrary) {
    self.name = name
    self.library = library
    stream = TokenStream(text)
    values = StepText.values(in: stream, 0..<stream.count)
    index = Self.rejectedIndex(stream, values, library)
  }

  private static func rejectedIndex(
    _ stream: TokenStream, _ values: [Range<Int>], _ library: PipelineLibrary
  ) -> Int {
    let property = Property.liveryPipeline
    if let fault = property.faults(of: stream, in: 0..<stream.count).first {
      let byte = fault.diagnostic.range.lowerBound
      return values.firstIndex { stream.byteRange(of: $0).upperBound > byte } ?? values.count
    }
    // The grammar covers only the built-in steps.
    guard let value = property.value(stream, in: 0..<stream.count) else { return values.count }
    var problems: [PipelineProblem] = []
    _ = Pipeline(
      value.computed(for: property, in: ComputationContext()), library: library,
      problems: &problems)
    return min(problems.first?.argument ?? values.count, values.count)
  }

  /// The message, such as `shape needs an outline, such as capsule`.
  var message: String {
    let found = index < values.count ? stream.text(of: values[index]) : nil
    let expected = expected
    guard !expected.isEmpty else {
      guard let found else { return "\(name) lacks a value; the form is \(grammars)" }
      return index == 0
        ? "\(name) takes no value such as '\(found)'; the form is \(grammars)"
        : "\(name) takes no value after '\(stream.text(of: values[index - 1]))'; remove '\(found)'"
    }
    var nouns: [String] = []
    for words in expected where !nouns.contains(words.noun) { nouns.append(words.noun) }
    nouns = Array(nouns.prefix(3))
    let list =
      nouns.count < 2
      ? nouns[0] : nouns.dropLast().joined(separator: ", ") + " or \(nouns[nouns.count - 1])"
    let example = expected[0].example.map { ", such as \($0)" } ?? ""
    return "\(name) needs \(list)\(position)\(example)"
      + (found.map { ", instead of '\($0)'" } ?? "")
  }

  private var grammars: String {
    library.stepGrammars(named: name).joined(separator: " or ")
  }

  /// The keyword before the rejected argument that labels a parameter, for the message.
  private var position: String {
    guard index > 0 else { return "" }
    let label = stream.text(of: values[index - 1])
    let isLabel = types.contains { $0.parameters.contains { $0.form.label == label } }
    return isLabel ? " after '\(label)'" : ""
  }

  private var types: [any PipelineStep.Type] { library.stepTypes.filter { $0.name == name } }

  /// The values that would be accepted instead of the rejected argument.
  ///
  /// Required parameters take precedence over optional ones, and values without a label over those
  /// with one.
  private var expected: [ParameterWords] {
    var accepted: [ParameterDescription] = []
    for type in types {
      for number in type.parameters.indices where isAccepted(number, of: type.parameters) {
        accepted.append(type.parameters[number])
      }
    }
    for isBetter: (ParameterDescription) -> Bool in [
      { !$0.form.isOptional }, { $0.form.label == nil },
    ] {
      let better = accepted.filter(isBetter)
      if !better.isEmpty { accepted = better }
    }
    return accepted.filter { !$0.form.isWrittenAsName }.map { ParameterWords($0.type) }
  }

  /// Returns whether an example of a parameter is accepted instead of the rejected argument.
  private func isAccepted(_ number: Int, of parameters: [ParameterDescription]) -> Bool {
    let parameter = parameters[number]
    guard let example = ParameterWords(parameter.type).example else { return false }
    let end =
      index < values.count
      ? stream.byteRange(of: values[index]).lowerBound
      : values.last.map { stream.byteRange(of: $0).upperBound } ?? name.utf8.count + 1
    let before = String(decoding: stream.text(of: 0..<stream.count).utf8.prefix(end), as: UTF8.self)
    let later = parameters[(number + 1)...].filter { !$0.form.isOptional }.compactMap {
      later in ParameterWords(later.type).example.map { later.form.notation(of: $0) }
    }
    // The label may be the preceding argument, and a comma may be missing before the example.
    return [parameter.form.notation(of: example), example, ", " + example].contains { written in
      let candidate = "\(before) \(([written] + later).joined(separator: " ")))"
      let step = library.parsedStep(parsing: candidate)
      return step?.parameterRanges[parameter.name]?.contains(index) ?? false
    }
  }
}
