// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// A parameter of a component: its name, type, notation and the property that stores it.
///
/// ```css
/// --glow(4px)                 /* Parameter("radius", \.radius, in: .nonNegative) */
/// --glow(4px red)             /* Parameter("color", \.color, form: .optional) */
/// --glow(4px light 30deg)     /* Parameter("light", \.light, form: .labeled("light"), as: .angle) */
/// --glow(4px soft)            /* Parameter(flag: "soft", \.isSoft) */
/// ```
///
/// The property's type determines the grammar: a `Double` is a length in px, unless `type` is
/// specified.
public struct Parameter<Component: PipelineComponent>: Sendable {
  /// The name, for users and programs.
  public let name: String
  /// The type, with its range of values.
  public let type: ParameterType
  /// The notation.
  public let form: ParameterForm
  /// The summary for users, or an empty string.
  public let summary: String
  /// The CSS values in groups, each with its own label, if any; empty without a value.
  private let groups: @Sendable (Component) -> [[CSSValue]]
  /// Parses the value, or a further value of a repeated parameter.
  private let parse: @Sendable (inout Component, inout ParameterReader) -> Bool
  /// Sets the absent value, or returns `false` if the parameter requires a value.
  private let clear: @Sendable (inout Component) -> Bool

  /// Creates a parameter that is stored in a property.
  ///
  /// - Parameters:
  ///   - name: The name, for users and programs.
  ///   - keyPath: The property that stores the value.
  ///   - form: The notation, which is positional and required by default.
  ///   - range: The range of numbers.
  ///   - type: The type, if it differs from that of the property, such as an angle or a plain
  ///   number.
  ///   - summary: The summary for users.
  public init<Value: ParameterValue>(
    _ name: String, _ keyPath: any WritableKeyPath<Component, Value> & Sendable,
    form: ParameterForm = .positional, in range: ClosedRange<Double> = .unlimited,
    as type: ParameterType? = nil, summary: String = ""
  ) {
    let type = type ?? Value.type(in: range)
    self.name = name
    self.summary = summary
    self.form = form
    self.type = type
    groups = { component in component[keyPath: keyPath].cssValues(as: type).map { [$0] } ?? [] }
    parse = { component, reader in
      guard let value = Value(reading: &reader, as: type) else { return false }
      component[keyPath: keyPath] = value
      return true
    }
    clear = { component in
      guard let absent = Value.absent else { return false }
      component[keyPath: keyPath] = absent
      return true
    }
  }

  /// Creates a parameter with any number of values, each after a label.
  ///
  /// - Parameters:
  ///   - name: The name, for users and programs.
  ///   - label: The label.
  ///   - keyPath: The property that stores the values.
  ///   - range: The range of numbers.
  ///   - summary: The summary for users.
  public init<Value: ParameterValue>(
    _ name: String, repeated label: String,
    _ keyPath: any WritableKeyPath<Component, [Value]> & Sendable,
    in range: ClosedRange<Double> = .unlimited, summary: String = ""
  ) {
    let type = Value.type(in: range)
    self.name = name
    self.summary = summary
    self.type = .list(type)
    form = .repeated(label)
    groups = { $0[keyPath: keyPath].compactMap { $0.cssValues(as: type) } }
    parse = { component, reader in
      guard let value = Value(reading: &reader, as: type) else { return false }
      component[keyPath: keyPath].append(value)
      return true
    }
    clear = { component in
      component[keyPath: keyPath] = []
      return true
    }
  }

  /// Creates a Boolean parameter that is written as its name if it is true.
  ///
  /// - Parameters:
  ///   - name: The keyword.
  ///   - keyPath: The property that stores the value.
  ///   - summary: The summary for users.
  public init(
    flag name: String, _ keyPath: any WritableKeyPath<Component, Bool> & Sendable,
    summary: String = ""
  ) {
    self.name = name
    self.summary = summary
    form = .flag
    type = .boolean
    groups = { $0[keyPath: keyPath] ? [[.identifier(name)]] : [] }
    parse = { component, reader in
      component[keyPath: keyPath] = reader.consumeKeyword(name)
      return true
    }
    clear = { component in
      component[keyPath: keyPath] = false
      return true
    }
  }
}

extension Parameter {
  /// The grammar of the parameter within that of the component.
  package var grammar: String { form.grammar(of: type, named: name) }

  /// Returns the grammar including a dependent parameter, such as `[ <length [0,∞]> <length>? ]?`.
  func grammar(with dependent: String) -> String { "[ \(type.grammar) \(dependent) ]?" }

  /// Returns the value in a component as CSS values, or `nil` for none.
  package func value(of component: Component) -> [CSSValue]? {
    let groups = groups(component)
    return groups.isEmpty ? nil : groups.flatMap { $0 }
  }

  /// Sets the value in a component.
  ///
  /// - Parameters:
  ///   - values: The CSS values, such as four lengths, or an empty array for no value.
  ///   - component: The component to change.
  ///   - library: The steps and shapes that a value may name.
  /// - Throws: A ``ParameterError`` if the parameter does not accept the values; the component is
  ///   unchanged.
  package func set(
    _ values: [CSSValue], in component: inout Component, library: PipelineLibrary = .standard
  ) throws(ParameterError) {
    let error = ParameterError.invalidValue(values, parameter: name, expected: grammar)
    var changed = component
    if values.isEmpty {
      guard clear(&changed) else { throw error }
    } else {
      var reader = ParameterReader(values, library: library)
      if form.isRepeated { _ = clear(&changed) }
      repeat {
        guard parse(&changed, &reader) else { throw error }
      } while form.isRepeated && !reader.isAtEnd
      guard reader.isAtEnd else { throw error }
    }
    component = changed
  }

  /// Parses the parameter; also returns `true` if an optional parameter is missing.
  func parse(_ reader: inout ParameterReader, into component: inout Component) -> Bool {
    var ahead = reader
    if let label = form.label, !ahead.consumeKeyword(label) { return form.isOptional }
    if form.isRepeated { _ = clear(&component) }
    guard parse(&component, &ahead) else {
      // A value after a label is required; a value without a label may belong to the next
      // parameter.
      return form.label == nil && form.isOptional
    }
    reader = ahead
    while form.isRepeated, let label = form.label, ahead.consumeKeyword(label) {
      guard parse(&component, &ahead) else { return false }
      reader = ahead
    }
    return true
  }

  /// Returns the text of the parameter, or `nil` if it has the default value and may be omitted.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - requiredKinds: The kinds of values that must be written, because later values are of such a
  ///   kind.
  /// - Returns: The parameter in CSS syntax, including its label.
  func text(of component: Component, requiredKinds: inout Set<ParameterType.Kind>) -> String? {
    let groups = groups(component)
    let isLabeled = form.label != nil
    if form.isOptional, groups == self.groups(Component.prototype),
      isLabeled || !requiredKinds.contains(type.kind)
    {
      return nil
    }
    guard !groups.isEmpty else { return nil }
    if !isLabeled { requiredKinds.insert(type.kind) }
    return groups.map(form.text).joined(separator: " ")
  }
}
