// SPDX-License-Identifier: Apache-2.0

/// A component of a value that consists of lengths, percentages and keywords.
///
/// A single function that visits the lengths is enough to compute and to combine them all.
protocol LengthComposite: Hashable {
  /// Calls `visit` with every length and percentage, always in the same order.
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void)
}

extension LengthComposite {
  /// Returns the value with each of its lengths computed.
  func computedLengths(in context: ComputationContext) -> Self {
    var value = self
    value.visitLengths { $0 = $0.computed(in: context) }
    return value
  }

  /// Returns the combined value, or `nil` if the two differ in more than their lengths.
  static func combinedLengths(from start: Self, to end: Self, by procedure: CombiningProcedure)
    -> Self?
  {
    guard start.skeleton == end.skeleton else { return nil }
    var ends: [LengthPercentage] = []
    var value = end
    value.visitLengths { ends.append($0) }
    value = start
    var index = 0
    var fits = true
    value.visitLengths { length in
      guard index < ends.count else { return }
      if let between = LengthPercentage.combined(from: length, to: ends[index], by: procedure) {
        length = between
      } else {
        fits = false
      }
      index += 1
    }
    return fits ? value : nil
  }

  /// The value with every length set to zero, which leaves only its structure.
  private var skeleton: Self {
    var value = self
    value.visitLengths { $0 = .length(.zero) }
    return value
  }
}
