// SPDX-License-Identifier: Apache-2.0
package import CSSValues
import LiveryDisplay

/// Paints all that follows by itself, and changes its picture: blurs it, changes its colors, throws a shadow.
///
/// ```css
/// filter(blur(2px) saturate(0.5)) image()
/// ```
///
/// Defined by [Filter Effects 1](https://drafts.csswg.org/filter-effects-1/). Filters of other documents are left out.
package struct FilterStep: PipelineStep {
  /// What is done, the first function first.
  package var functions: [FilterFunction]

  /// A change of the picture.
  package init(_ functions: [FilterFunction]) { self.functions = functions }

  /// A blur of nothing.
  package static let prototype = FilterStep([.blur(.length(.zero))])
  /// The functions.
  package static let schema = Schema<FilterStep>(
    "filter", "Changes the picture of all that follows.",
    parameters: [
      Parameter("functions", \.list, summary: "The functions, of which the first is applied first.")
    ])

  private var list: FilterFunctionList {
    get { FilterFunctionList(functions: functions) }
    set { functions = newValue.functions }
  }

  /// Begins a group.
  package func draw(in context: inout DrawingContext) {
    let filters = functions.compactMap { DisplayFilter($0) }
    if !filters.isEmpty { context.add(.group(DisplayGroup(filters: filters))) }
  }
}

/// The functions of a filter.
struct FilterFunctionList: ComposedValue {
  var functions: [FilterFunction]

  /// One or more functions.
  static let grammar = "<filter-value-list>"

  init(functions: [FilterFunction]) { self.functions = functions }

  /// Takes the functions that stand next.
  init?(reading reader: inout ParameterReader) {
    functions = []
    while let function = reader.take({ value -> FilterFunction? in
      if case .url(let url) = value { return .url(url) }
      return FilterFunction(value)
    }) {
      functions.append(function.kept)
    }
    if functions.isEmpty { return nil }
  }

  /// The functions.
  var values: [CSSValue]? { functions.map { .filter($0) } }
}

extension FilterFunction {
  /// The function as it comes out when it is printed and read again.
  var kept: FilterFunction {
    if case .url = self { return self }
    let value = Property.filter.value(parsing: description)?
      .computed(for: .filter, in: ComputationContext()).resolved(currentColor: .black)
    return value.flatMap { FilterFunction($0) ?? [FilterFunction]($0)?.first } ?? self
  }
}
