// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// One parameter of a component: its name, its type with the values it may have, how it is written, and where it is kept.
public struct Parameter<Component: PipelineComponent>: Sendable {
  /// The name for people and programs.
  public let name: String
  /// The type with the values it may have.
  public let type: ParameterType
  /// How it is written.
  public let form: ParameterForm
  private let get: @Sendable (Component) -> [CSSValue]?
  private let set: @Sendable (inout Component, inout ParameterReader) -> Bool

  /// A parameter that is kept in a property.
  ///
  /// - Parameters:
  ///   - name: the name for people and programs.
  ///   - keyPath: where it is kept.
  ///   - form: how it is written; where nothing is said, it stands in its place and must be there.
  ///   - range: the numbers that it may be.
  ///   - type: the type, where the property's own is not meant: an angle, or a plain number.
  public init<Value: ParameterValue>(
    _ name: String, _ keyPath: any WritableKeyPath<Component, Value> & Sendable,
    _ form: ParameterForm = .positional, in range: ClosedRange<Double> = .unlimited,
    as type: ParameterType? = nil
  ) {
    let type = type ?? Value.type(in: range)
    self.name = name
    self.form = form
    self.type = type
    get = { $0[keyPath: keyPath].cssValues(as: type) }
    set = { component, reader in
      guard let value = Value(reading: &reader, as: type) else { return false }
      component[keyPath: keyPath] = value
      return true
    }
  }

  /// A parameter that is written as its name where it is true.
  ///
  /// - Parameters:
  ///   - name: the word.
  ///   - keyPath: where it is kept.
  public init(flag name: String, _ keyPath: any WritableKeyPath<Component, Bool> & Sendable) {
    self.name = name
    form = .flag
    type = .boolean
    get = { $0[keyPath: keyPath] ? [.identifier(name)] : nil }
    set = { component, reader in
      component[keyPath: keyPath] = reader.takeWord(name)
      return true
    }
  }
}

extension Parameter {
  /// The parameter's part of the component's grammar.
  public var grammar: String { form.grammar(of: type, named: name) }

  /// The value that a component has, in the form of CSS; nil for none.
  public func value(of component: Component) -> [CSSValue]? { get(component) }

  /// Gives a component another value; false where the parameter cannot have it, and then nothing is changed.
  ///
  /// - Parameters:
  ///   - values: what stands in CSS for the value, such as four lengths.
  ///   - component: the component to change.
  ///   - library: the steps and shapes that a value may name.
  /// - Returns: whether the parameter can have the values.
  public func write(
    _ values: [CSSValue], to component: inout Component, library: PipelineLibrary = .standard
  ) -> Bool {
    var reader = ParameterReader(values, library: library)
    var changed = component
    guard set(&changed, &reader), reader.isAtEnd else { return false }
    component = changed
    return true
  }

  /// Reads the parameter where it stands; true where it is left out and may be.
  func read(_ reader: inout ParameterReader, into component: inout Component) -> Bool {
    var ahead = reader
    if let label = form.label, !ahead.takeWord(label) { return form.isOptional }
    guard set(&component, &ahead) else {
      // What follows a label must be there; what has none may belong to the next parameter.
      return form.label == nil && form.isOptional
    }
    reader = ahead
    while form.isRepeated, ahead.takeWord(form.label ?? name), set(&component, &ahead) {
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
    let values = get(component)
    let isDefault = values == get(Component.prototype)
    let isLabelled = form.label != nil
    if form.isOptional, isDefault, isLabelled || !isNeeded.contains(type.kind) { return nil }
    guard let values else { return nil }
    if !isLabelled { isNeeded.insert(type.kind) }
    return form.text(of: values)
  }
}
