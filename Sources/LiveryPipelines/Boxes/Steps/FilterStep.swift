// SPDX-License-Identifier: Apache-2.0
package import CSSValues
import LiveryDisplay

/// Applies filters to the steps that follow: blurs, color changes, drop shadows.
///
/// ```css
/// filter(blur(2px) saturate(0.5)) image()
/// ```
///
/// Defined by [Filter Effects 1](https://drafts.csswg.org/filter-effects-1/). References to filters
/// in other documents are not supported.
package struct FilterStep: PipelineStep {
  /// The filter functions, in the order of application.
  package var functions: [FilterFunction]

  /// Creates a filter.
  package init(_ functions: [FilterFunction]) { self.functions = functions }

  /// A blur with a radius of zero.
  package static let prototype = FilterStep([.blur(.length(.zero))])
  /// The schema, with the functions.
  package static let schema = Schema<FilterStep>(
    "filter", "Filters the rendering of the steps after it.",
    parameters: [
      Parameter("functions", \.list, summary: "The functions, applied from first to last.")
    ])

  private var list: FilterFunctionList {
    get { FilterFunctionList(functions: functions) }
    set { functions = newValue.functions }
  }

  /// Begins a group with the filters.
  package func draw(in context: inout DrawingContext) {
    let filters = functions.compactMap { DisplayFilter($0) }
    if !filters.isEmpty { context.add(.group(DisplayGroup(filters: filters))) }
  }
}

/// The functions of a filter.
struct FilterFunctionList: ComposedValue {
  var functions: [FilterFunction]

  /// The grammar: one or more functions.
  static let grammar = "<filter-value-list>"

  init(functions: [FilterFunction]) { self.functions = functions }

  /// Parses the next functions.
  init?(reading reader: inout ParameterReader) {
    functions = []
    while let function = reader.consume({ value -> FilterFunction? in
      if case .url(let url) = value { return .url(url) }
      return FilterFunction(value)
    }) {
      functions.append(function.normalized)
    }
    if functions.isEmpty { return nil }
  }

  /// The functions.
  var values: [CSSValue]? { functions.map { .filter($0) } }
}

extension FilterFunction {
  /// The function after a round trip through its CSS text.
  var normalized: FilterFunction {
    if case .url = self { return self }
    let value = Property.filter.value(parsing: description)?
      .computed(for: .filter, in: ComputationContext()).resolved(currentColor: .black)
    return value.flatMap { FilterFunction($0) ?? [FilterFunction]($0)?.first } ?? self
  }
}
