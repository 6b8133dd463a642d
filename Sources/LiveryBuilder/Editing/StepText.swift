// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPipelines

/// The source text of a step with its meaning; edits preserve variables and the notation of values.
struct StepText: Sendable {
  /// The text, a function.
  let text: String
  /// The text with the values of its variables.
  let substituted: String
  /// The parsed step, or `nil` if the library cannot parse it.
  ///
  /// Steps inside of it that the library cannot parse are replaced by steps without an effect.
  let reading: ParsedStep?
  /// The text that was parsed as ``reading``.
  private let parsedText: String
  /// The indices into `values` for each parameter including its label, if they are known.
  let parameterRanges: [String: Range<Int>]
  /// The byte ranges of the values in the parentheses, without commas.
  let values: [Range<Int>]
  /// The indices of the values that contain variables.
  private let variables: Set<Int>
  private let context: ParsingContext

  /// Parses a step.
  init(_ text: String, in context: ParsingContext) {
    self.text = text
    self.context = context
    let stream = TokenStream(text)
    let values = Self.values(in: stream, 0..<stream.count)
    self.values = values.map { stream.byteRange(of: $0) }
    var variables: Set<Int> = []
    // A variable may stand for several values, or for none.
    var starts = [0]
    var replaced = Array(text.utf8)
    var shift = 0
    for (index, value) in values.enumerated() {
      guard ParsingContext.hasVariables(stream, value) else {
        starts.append(starts[index] + 1)
        continue
      }
      variables.insert(index)
      let substituted = context.substituted(stream.text(of: value))
      let inner = TokenStream("f(\(substituted))")
      starts.append(starts[index] + Self.values(in: inner, 0..<inner.count).count)
      let range = stream.byteRange(of: value)
      let bytes = Array(substituted.utf8)
      replaced.replaceSubrange(range.lowerBound + shift..<range.upperBound + shift, with: bytes)
      shift += bytes.count - range.count
    }
    self.variables = variables
    substituted = String(decoding: replaced, as: UTF8.self)
    (reading, parsedText) = Self.reading(of: substituted, in: context.library)
    parameterRanges = Self.parameterRanges(reading, starts)
  }

  /// Returns the token ranges of the values in a function's parentheses.
  static func values(in stream: TokenStream, _ tokens: Range<Int>) -> [Range<Int>] {
    var cursor = TokenCursor(stream, tokens)
    guard cursor.next() != nil else { return [] }
    var values: [Range<Int>] = []
    // The closing parenthesis ends the values; it may be missing at the end of the text.
    while let token = cursor.next(), stream[token].kind != .rightParenthesis {
      if stream[token].kind == .comma { continue }
      if stream[token].kind.isOpening { cursor.skipBlock() }
      values.append(token..<cursor.position)
    }
    return values
  }

  /// Maps the parsed values of each parameter to the source values.
  ///
  /// The result is empty if two parameters share a variable.
  private static func parameterRanges(
    _ reading: ParsedStep?, _ starts: [Int]
  ) -> [String: Range<Int>] {
    guard let reading, reading.count == starts.last else { return [:] }
    return reading.parameterRanges.compactMapValues { valueIndices in
      guard let first = starts.lastIndex(of: valueIndices.lowerBound),
        let last = starts.firstIndex(of: valueIndices.upperBound), first < last
      else { return nil }
      return first..<last
    }
  }
}

extension StepText {
  /// A step without an effect, for a list that needs at least one.
  static let withoutEffect = "inset(0px)"

  /// Whether all steps inside of the step can be parsed.
  var isComplete: Bool { parsedText == substituted }

  /// Parses a step and, if it contains steps that cannot be parsed, the step without those.
  private static func reading(
    of text: String, in library: PipelineLibrary
  ) -> (ParsedStep?, String) {
    if let step = library.parsedStep(parsing: text) { return (step, text) }
    let name = text.prefix { $0 != "(" }.lowercased()
    let holdsSteps = library.stepTypes.contains { type in
      type.name == name && type.parameters.contains { $0.type == .pipeline }
    }
    guard holdsSteps else { return (nil, text) }
    for onlyFunctions in [true, false] {
      let rest = replacingUnreadableSteps(in: text, onlyFunctions, library)
      if let step = library.parsedStep(parsing: rest) { return (step, rest) }
    }
    return (nil, text)
  }

  /// Returns the text with each value that is not a step replaced by a step without an effect.
  ///
  /// - Parameters:
  ///   - text: the text of a step that contains others.
  ///   - onlyFunctions: whether values that are not functions stay. Otherwise only the first does.
  ///   - library: the known steps.
  /// - Returns: the text.
  private static func replacingUnreadableSteps(
    in text: String, _ onlyFunctions: Bool, _ library: PipelineLibrary
  ) -> String {
    let stream = TokenStream(text)
    var bytes = Array(text.utf8)
    let values = values(in: stream, 0..<stream.count)
    for (index, value) in values.enumerated().reversed() {
      let isFunction = stream[value.lowerBound].kind == .function
      guard isFunction || !onlyFunctions && index > 0 else { continue }
      let (step, rest) = reading(of: stream.text(of: value), in: library)
      bytes.replaceSubrange(
        stream.byteRange(of: value),
        with: Array((step == nil ? Self.withoutEffect : rest).utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the variable that is a parameter's whole value, such as `var(--accent)`, or `nil`.
  func variable(of parameter: ParameterDescription) -> String? {
    guard let valueIndices = parameterRanges[parameter.name] else { return nil }
    let value = parameter.form.label == nil ? valueIndices : valueIndices.dropFirst()
    guard value.count == 1, let first = value.first, variables.contains(first) else { return nil }
    return slice(value)
  }

  /// Returns the variable that is the only value of a shape besides its name, or `nil`.
  func variable(inShape parameter: ParameterDescription) -> String? {
    guard let valueIndices = parameterRanges[parameter.name], valueIndices.count == 2,
      let last = valueIndices.last, variables.contains(last), !variables.contains(last - 1)
    else { return nil }
    return slice(last..<last + 1)
  }

  /// Returns the text with another value of a parameter; the notation of the others is preserved.
  ///
  /// - Parameters:
  ///   - name: the name of the parameter.
  ///   - value: the value as CSS, or an empty text to remove the value.
  /// - Returns: the text of the step.
  /// - Throws: an error if the value is invalid.
  func setting(_ name: String, to value: String) throws(EditError) -> String {
    guard let reading else { throw .noParameters }
    let parameters = type(of: reading.step).parameters
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      throw .unknownParameter(name)
    }
    let value = value.trimmed
    if value.isEmpty, !parameter.form.isOptional {
      throw .missingValue(parameter, of: type(of: reading.step).name)
    }
    var texts = parameterRanges.mapValues { slice($0) }
    for parameter in parameters where parameter.form.label != nil {
      texts[parameter.name] = parameterRanges[parameter.name].map { slice($0.dropFirst()) }
    }
    for parameter in parameters where parameter.form.isWrittenAsName {
      if texts[parameter.name] != nil { texts[parameter.name] = "true" }
    }
    texts[name] = value
    let candidates = [
      spliced(parameter, value, among: parameters),
      reading.step.cssText(replacing: texts, isExplicit: false),
      reading.step.cssText(replacing: texts, isExplicit: true),
      // The parsed step lacks the steps inside that cannot be parsed.
      isComplete ? reading.step.cssText(replacing: [name: value], isExplicit: true) : nil,
    ]
    for case let candidate? in candidates where changes(candidate, only: parameter, value) {
      return candidate
    }
    if let variable = context.unsetVariable(in: "f(\(value))") { throw .unsetVariable(variable) }
    throw .invalidValue(value, for: parameter)
  }

  /// Returns whether a text is an equal step except for the value of one parameter.
  private func changes(
    _ candidate: String, only parameter: ParameterDescription, _ value: String
  ) -> Bool {
    let other = StepText(candidate, in: context)
    guard let reading, let step = other.reading?.step, other.reading?.problems.isEmpty ?? false,
      type(of: step) == type(of: reading.step)
    else { return false }
    for known in type(of: step).parameters where known.name != parameter.name {
      guard step.value(ofParameter: known.name) == reading.step.value(ofParameter: known.name)
      else { return false }
    }
    guard let valueIndices = other.parameterRanges[parameter.name] else {
      return value.isEmpty || value == "false"
        || !other.parameterRanges.keys.contains(parameter.name) && other.parameterRanges.isEmpty
    }
    if parameter.form.isWrittenAsName { return value == "true" }
    let written = parameter.form.label == nil ? valueIndices : valueIndices.dropFirst()
    return !value.isEmpty && other.slice(written) == value
  }

  /// Returns the text with a value inserted at the position of its parameter.
  private func spliced(
    _ parameter: ParameterDescription, _ value: String, among parameters: [ParameterDescription]
  ) -> String? {
    guard parameterRanges.count == reading?.parameterRanges.count else { return nil }
    var bytes = Array(text.utf8)
    let written =
      parameter.form.isWrittenAsName
      ? (value == "true" ? parameter.name : "")
      : value.isEmpty ? "" : (parameter.form.label.map { $0 + " " } ?? "") + value
    if let valueIndices = parameterRanges[parameter.name] {
      var range =
        values[valueIndices.lowerBound].lowerBound..<values[valueIndices.upperBound - 1].upperBound
      // The preceding space is removed with the value.
      while written.isEmpty, bytes[range.lowerBound - 1] == UInt8(ascii: " ") {
        range = range.lowerBound - 1..<range.upperBound
      }
      bytes.replaceSubrange(range, with: Array(written.utf8))
    } else if !written.isEmpty {
      let before = parameters.prefix { $0.name != parameter.name }
        .compactMap { parameterRanges[$0.name]?.upperBound }.max()
      if let before {
        bytes.insert(contentsOf: Array(" \(written)".utf8), at: values[before - 1].upperBound)
      } else {
        guard let opening = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
        let space = values.isEmpty ? "" : " "
        bytes.insert(contentsOf: Array((written + space).utf8), at: opening + 1)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text of consecutive values.
  func slice(_ indices: Range<Int>) -> String {
    guard let first = indices.first, let last = indices.last else { return "" }
    let range = values[first].lowerBound..<values[last].upperBound
    return String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmed: String {
    var remainder = self[...]
    while remainder.first?.isWhitespace ?? false { remainder.removeFirst() }
    while remainder.last?.isWhitespace ?? false { remainder.removeLast() }
    return String(remainder)
  }
}
