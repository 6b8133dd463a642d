// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPipelines

/// A step as it is written, with what it means: variables stay, and so does the way in which values are written.
struct StepText: Sendable {
  /// The text, a function.
  let text: String
  /// What the library makes of it; nil where it makes nothing of it.
  let reading: StepReading?
  /// Which of the values in the parentheses each parameter takes, its label among them, as far as that can be told.
  let places: [String: Range<Int>]
  /// The values in the parentheses, in bytes of the text; commas are left out.
  let values: [Range<Int>]
  /// The places of `values` that have variables in them.
  private let variables: Set<Int>
  private let context: ReadingContext

  /// Reads a step.
  init(_ text: String, in context: ReadingContext) {
    self.text = text
    self.context = context
    let stream = TokenStream(text)
    let values = Self.values(in: stream, 0..<stream.count)
    self.values = values.map { stream.byteRange(of: $0) }
    var variables: Set<Int> = []
    // What a variable stands for may be more than one value, or none.
    var starts = [0]
    var replaced = Array(text.utf8)
    var shift = 0
    for (place, value) in values.enumerated() {
      guard ReadingContext.hasVariables(stream, value) else {
        starts.append(starts[place] + 1)
        continue
      }
      variables.insert(place)
      let substituted = context.substituted(stream.text(of: value))
      let inner = TokenStream("f(\(substituted))")
      starts.append(starts[place] + Self.values(in: inner, 0..<inner.count).count)
      let range = stream.byteRange(of: value)
      let bytes = Array(substituted.utf8)
      replaced.replaceSubrange(range.lowerBound + shift..<range.upperBound + shift, with: bytes)
      shift += bytes.count - range.count
    }
    self.variables = variables
    reading = context.library.reading(parsing: String(decoding: replaced, as: UTF8.self))
    places = Self.places(reading, starts)
  }

  /// The values in the parentheses of the function that some tokens are.
  private static func values(in stream: TokenStream, _ tokens: Range<Int>) -> [Range<Int>] {
    var cursor = TokenCursor(stream, tokens)
    guard cursor.next() != nil else { return [] }
    var values: [Range<Int>] = []
    // The parenthesis that ends the function ends the values, and is missing where the text breaks off.
    while let token = cursor.next(), stream[token].kind != .rightParenthesis {
      if stream[token].kind == .comma { continue }
      if stream[token].kind.isOpening { cursor.skipBlock() }
      values.append(token..<cursor.position)
    }
    return values
  }

  /// The places as those of values that are written; none where a variable is shared by two parameters.
  private static func places(_ reading: StepReading?, _ starts: [Int]) -> [String: Range<Int>] {
    guard let reading, reading.count == starts.last else { return [:] }
    return reading.places.compactMapValues { place in
      guard let first = starts.lastIndex(of: place.lowerBound),
        let last = starts.firstIndex(of: place.upperBound), first < last
      else { return nil }
      return first..<last
    }
  }
}

extension StepText {
  /// The variable that a parameter's value comes from as a whole, such as `var(--accent)`; nil for another value.
  func variable(of parameter: ParameterDescription) -> String? {
    guard let place = places[parameter.name] else { return nil }
    let value = parameter.form.label == nil ? place : place.dropFirst()
    guard value.count == 1, let first = value.first, variables.contains(first) else { return nil }
    return slice(value)
  }

  /// The text with another value of a parameter; the other parameters stay as they are written.
  ///
  /// - Parameters:
  ///   - name: the parameter.
  ///   - value: the value as CSS writes it; empty for none.
  /// - Returns: the text of the step.
  /// - Throws: what is wrong with the value.
  func setting(_ name: String, to value: String) throws(EditError) -> String {
    guard let reading else { throw .noParameters }
    let parameters = type(of: reading.step).parameters
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      throw .unknownParameter(name)
    }
    let value = value.trimmed
    if value.isEmpty, !parameter.form.isOptional {
      throw .missingValue(parameter: name, grammar: parameter.grammar)
    }
    var texts = places.mapValues { slice($0) }
    for parameter in parameters where parameter.form.label != nil {
      texts[parameter.name] = places[parameter.name].map { slice($0.dropFirst()) }
    }
    for parameter in parameters where parameter.form.isWrittenAsName {
      if texts[parameter.name] != nil { texts[parameter.name] = "true" }
    }
    texts[name] = value
    let candidates = [
      spliced(parameter, value, among: parameters),
      reading.step.cssText(replacing: texts, isExplicit: false),
      reading.step.cssText(replacing: texts, isExplicit: true),
      reading.step.cssText(replacing: [name: value], isExplicit: true),
    ]
    for case let candidate? in candidates where changes(candidate, only: parameter, value) {
      return candidate
    }
    throw .invalidValue(value, parameter: name, grammar: parameter.type.grammar)
  }

  /// Whether a text is the same step, and all of its parameters but one have the values that they have here.
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
    guard let place = other.places[parameter.name] else {
      return value.isEmpty || value == "false"
        || !other.places.keys.contains(parameter.name) && other.places.isEmpty
    }
    if parameter.form.isWrittenAsName { return value == "true" }
    let written = parameter.form.label == nil ? place : place.dropFirst()
    return !value.isEmpty && other.slice(written) == value
  }

  /// The text with a value put where the parameter stands, or where it would stand.
  private func spliced(
    _ parameter: ParameterDescription, _ value: String, among parameters: [ParameterDescription]
  ) -> String? {
    guard places.count == reading?.places.count else { return nil }
    var bytes = Array(text.utf8)
    let written =
      parameter.form.isWrittenAsName
      ? (value == "true" ? parameter.name : "")
      : value.isEmpty ? "" : (parameter.form.label.map { $0 + " " } ?? "") + value
    if let place = places[parameter.name] {
      var range = values[place.lowerBound].lowerBound..<values[place.upperBound - 1].upperBound
      // The space in front goes with the value.
      while written.isEmpty, bytes[range.lowerBound - 1] == UInt8(ascii: " ") {
        range = range.lowerBound - 1..<range.upperBound
      }
      bytes.replaceSubrange(range, with: Array(written.utf8))
    } else if !written.isEmpty {
      let before = parameters.prefix { $0.name != parameter.name }
        .compactMap { places[$0.name]?.upperBound }.max()
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

  /// The text of some values that follow each other.
  func slice(_ places: Range<Int>) -> String {
    guard let first = places.first, let last = places.last else { return "" }
    let range = values[first].lowerBound..<values[last].upperBound
    return String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }
}
