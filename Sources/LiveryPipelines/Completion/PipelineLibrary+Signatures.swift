// SPDX-License-Identifier: Apache-2.0
package import CSSValues

extension PipelineLibrary {
  /// Returns the signature of the steps with a name, or `nil` if there are none.
  ///
  /// Each type of step with the name is a notation.
  package func signature(ofStep name: String) -> FunctionSignature? {
    signature(of: stepTypes.filter { $0.name == name.lowercased() })
  }

  /// Returns the signature of the shapes with a name and parentheses, or `nil` if there are none.
  package func signature(ofShape name: String) -> FunctionSignature? {
    signature(of: shapeTypes.filter { $0.name == name.lowercased() && $0.isFunction })
  }

  /// Returns the signature of a function in a value of `-livery-pipeline`: a step, a shape, or a
  /// function of CSS.
  ///
  /// Some steps share their names with functions of CSS, such as `inset()`.
  package func signature(of function: OpenFunction) -> FunctionSignature? {
    let outer = function.enclosing.drop { $0 == "part" }
    if outer.isEmpty { return signature(ofStep: function.name) }
    if outer.first == "shape", outer.count == 1 { return signature(ofShape: function.name) }
    return FunctionSignature(name: function.name)
  }

  private func signature(of types: [any PipelineComponent.Type]) -> FunctionSignature? {
    guard let first = types.first else { return nil }
    return FunctionSignature(
      name: first.name,
      notations: types.map { .init($0.parameterTerms, documentation: $0.summary) },
      documentation: first.summary)
  }
}

extension PipelineLibrary {
  /// Returns the description of a term in a pipeline, or `nil` for a term that is no step, shape or
  /// parameter.
  ///
  /// - Parameters:
  ///   - term: A term that the library accepts.
  ///   - functions: The names of the functions that contain the term, the outermost first.
  /// - Returns: The summary of the step or shape, or of the parameter that the keyword begins.
  package func documentation(of term: AcceptedTerm, in functions: [String]) -> String? {
    let outer = functions.drop { $0 == "part" }
    guard let name = term.function ?? term.keyword else { return nil }
    guard let step = outer.first else {
      return term.function == nil ? nil : stepTypes.first { $0.name == name }?.summary
    }
    if step == "shape", outer.count == 1, let shape = shapeTypes.first(where: { $0.name == name }) {
      return shape.summary
    }
    guard outer.count == 1, term.keyword != nil else { return nil }
    return stepTypes.lazy.filter { $0.name == step }.flatMap { $0.parameters }
      .first { $0.form.label == name || $0.form.isWrittenAsName && $0.name == name }?.summary
  }
}
