// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// The value of `content` with each counter in its shortest form.
  var shortestCounters: CSSValue {
    guard case .sequence(let parts) = self else { return shortestCounter }
    return .sequence(parts.map(\.shortestCounter))
  }

  /// A counter function without the default counter style `decimal`.
  ///
  /// Defined by [CSS Lists 3, section 4.7](https://drafts.csswg.org/css-lists-3/#counter-functions).
  private var shortestCounter: CSSValue {
    guard case .function(let counter) = self,
      counter.name == "counter" || counter.name == "counters",
      case .list(var arguments) = counter.arguments,
      arguments.count == (counter.name == "counter" ? 2 : 3),
      case .identifier(let style)? = arguments.popLast(), style.lowercased() == "decimal"
    else { return self }
    let shortest = arguments.count == 1 ? arguments[0] : .list(arguments)
    return .function(FunctionValue(counter.name, shortest))
  }
}
