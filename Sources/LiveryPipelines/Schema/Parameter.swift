// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// One parameter of a component: its name, its type with the values it may have, how it is written, and where it is kept.
///
/// ```css
/// --glow(4px)                 /* Parameter("radius", \.radius, in: .nonNegative) */
/// --glow(4px red)             /* Parameter("color", \.color, form: .optional) */
/// --glow(4px light 30deg)     /* Parameter("light", \.light, form: .labeled("light"), as: .angle) */
/// --glow(4px soft)            /* Parameter(flag: "soft", \.isSoft) */
/// ```
///
/// The type of the property says what is read: a `Double` is a length in px, where no other type is named.
public struct Parameter<Component: PipelineComponent>: Sendable {
  /// The name for people and programs.
  public let name: String
  /// The type with the values it may have.
  public let type: ParameterType
  /// How it is written.
  public let form: ParameterForm
  /// A sentence for people; empty for none.
  public let summary: String
  /// The values in groups, each of which has a label of its own where there is one; none for no value.
  private let groups: @Sendable (Component) -> [[CSSValue]]
  /// Takes the value, or one more where a label may be repeated.
  private let set: @Sendable (inout Component, inout ParameterReader) -> Bool
  /// Makes the value one that nothing stands for; false where there must be something.
  private let clear: @Sendable (inout Component) -> Bool

  /// A parameter that is kept in a property.
  ///
  /// - Parameters:
  ///   - name: the name for people and programs.
  ///   - keyPath: where it is kept.
  ///   - form: how it is written; where nothing is said, it stands in its place and must be there.
  ///   - range: the numbers that it may be.
  ///   - type: the type, where the property's own is not meant: an angle, or a plain number.
  ///   - summary: a sentence for people.
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
    set = { component, reader in
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

  /// A parameter of any number of values, each with a word in front of it.
  ///
  /// - Parameters:
  ///   - name: the name for people and programs.
  ///   - label: the word.
  ///   - keyPath: where they are kept.
  ///   - range: the numbers that they may be.
  ///   - summary: a sentence for people.
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
    set = { component, reader in
      guard let value = Value(reading: &reader, as: type) else { return false }
      component[keyPath: keyPath].append(value)
      return true
    }
    clear = { component in
      component[keyPath: keyPath] = []
      return true
    }
  }

  /// A parameter that is written as its name where it is true.
  ///
  /// - Parameters:
  ///   - name: the word.
  ///   - keyPath: where it is kept.
  ///   - summary: a sentence for people.
  public init(
    flag name: String, _ keyPath: any WritableKeyPath<Component, Bool> & Sendable,
    summary: String = ""
  ) {
    self.name = name
    self.summary = summary
    form = .flag
    type = .boolean
    groups = { $0[keyPath: keyPath] ? [[.identifier(name)]] : [] }
    set = { component, reader in
      component[keyPath: keyPath] = reader.takeWord(name)
      return true
    }
    clear = { component in
      component[keyPath: keyPath] = false
      return true
    }
  }
}

extension Parameter {
  /// The parameter's part of the component's grammar.
  package var grammar: String { form.grammar(of: type, named: name) }

  /// The grammar of the parameter with what may stand only behind it, such as `[ <length [0,∞]> <length>? ]?`.
  func grammar(with dependent: String) -> String { "[ \(type.grammar) \(dependent) ]?" }

  /// The value that a component has, in the form of CSS; nil for none.
  package func value(of component: Component) -> [CSSValue]? {
    let groups = groups(component)
    return groups.isEmpty ? nil : groups.flatMap { $0 }
  }

  /// Gives a component another value; false where the parameter cannot have it, and then nothing is changed.
  ///
  /// - Parameters:
  ///   - values: what stands in CSS for the value, such as four lengths; nothing for none.
  ///   - component: the component to change.
  ///   - library: the steps and shapes that a value may name.
  /// - Returns: whether the parameter can have the values.
  package func write(
    _ values: [CSSValue], to component: inout Component, library: PipelineLibrary = .standard
  ) -> Bool {
    var changed = component
    if values.isEmpty {
      guard clear(&changed) else { return false }
    } else {
      var reader = ParameterReader(values, library: library)
      if form.isRepeated { _ = clear(&changed) }
      repeat {
        guard set(&changed, &reader) else { return false }
      } while form.isRepeated && !reader.isAtEnd
      guard reader.isAtEnd else { return false }
    }
    component = changed
    return true
  }

  /// Reads the parameter where it stands; true where it is left out and may be.
  func read(_ reader: inout ParameterReader, into component: inout Component) -> Bool {
    var ahead = reader
    if let label = form.label, !ahead.takeWord(label) { return form.isOptional }
    if form.isRepeated { _ = clear(&component) }
    guard set(&component, &ahead) else {
      // What follows a label must be there; what has none may belong to the next parameter.
      return form.label == nil && form.isOptional
    }
    reader = ahead
    while form.isRepeated, let label = form.label, ahead.takeWord(label) {
      guard set(&component, &ahead) else { return false }
      reader = ahead
    }
    return true
  }

  /// What is written of the parameter; nil where it is as by default and not needed.
  ///
  /// - Parameters:
  ///   - component: the component.
  ///   - isNeeded: how the values begin that must be written, because later ones begin alike.
  /// - Returns: the parameter as CSS writes it, with its label.
  func text(of component: Component, isNeeded: inout Set<ParameterType.Kind>) -> String? {
    let groups = groups(component)
    let isLabeled = form.label != nil
    if form.isOptional, groups == self.groups(Component.prototype),
      isLabeled || !isNeeded.contains(type.kind)
    {
      return nil
    }
    guard !groups.isEmpty else { return nil }
    if !isLabeled { isNeeded.insert(type.kind) }
    return groups.map(form.text).joined(separator: " ")
  }
}
