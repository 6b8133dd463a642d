// SPDX-License-Identifier: Apache-2.0
package import CSSValues
import LiveryDisplay

extension ParameterType {
  /// Returns the values of a list's elements, grouped by element.
  ///
  /// - Parameters:
  ///   - values: The values of a list of this type.
  ///   - library: The steps and shapes that the values may name.
  /// - Returns: The groups, or `nil` if the values do not form such a list.
  package func elements(
    of values: [CSSValue], library: PipelineLibrary
  ) -> [[CSSValue]]? {
    guard case .list(let element) = self else { return nil }
    var reader = ParameterReader(values, library: library)
    var groups: [[CSSValue]] = []
    while !reader.isAtEnd {
      let start = values.count - reader.count
      guard element.consumeValue(from: &reader), values.count - reader.count > start else {
        return nil
      }
      groups.append(Array(values[start..<values.count - reader.count]))
    }
    return groups
  }

  /// Parses a value of the type, and returns whether there was one.
  private func consumeValue(from reader: inout ParameterReader) -> Bool {
    switch self {
    case .integer, .keyword, .custom, .boolean: reader.consume() != nil
    case .number, .length, .angle: Double(reading: &reader, as: self) != nil
    case .size: Size(reading: &reader, as: self) != nil
    case .point: Point(reading: &reader, as: self) != nil
    case .insets, .sides: Insets(reading: &reader, as: self) != nil
    case .color: RGBA(reading: &reader, as: self) != nil
    case .font: PartialFont(reading: &reader, as: self) != nil
    case .string, .identifier: String(reading: &reader, as: self) != nil
    case .image: ImageSource(reading: &reader, as: self) != nil
    case .gradient: CSSGradient(reading: &reader, as: self) != nil
    case .shape: AnyShape(reading: &reader, as: self) != nil
    case .pipeline: Pipeline(reading: &reader, as: self) != nil
    case .textShadow: DisplayShadow(reading: &reader, as: self) != nil
    case .placement: TextPlacement(reading: &reader, as: self) != nil
    case .decoration: TextDecoration(reading: &reader, as: self) != nil
    case .optional(let type), .list(let type): type.consumeValue(from: &reader)
    }
  }
}

extension ParameterType {
  /// Returns the typed value for CSS values, or `nil` if they do not match the type.
  package func value<Value: ParameterValue>(
    _ values: [CSSValue], as type: Value.Type = Value.self, library: PipelineLibrary
  ) -> Value? {
    var reader = ParameterReader(values, library: library)
    guard let value = Value(reading: &reader, as: self), reader.isAtEnd else { return nil }
    return value
  }
}
