// SPDX-License-Identifier: Apache-2.0

extension ComputedStyle: CustomStringConvertible {
  /// The declared or inherited values of the element: `color: rgb(0, 0, 128); font-size: 20px`.
  ///
  /// Custom properties are left out.
  public var description: String {
    declaredValues.filter { !$0.name.hasPrefix("--") }
      .map { "\($0.name): \($0.value)" }.joined(separator: "; ")
  }
}

extension ComputedStyle: CustomReflectable {
  /// A mirror of the declared or inherited values and custom properties, labeled with their names.
  public var customMirror: Mirror {
    Mirror(
      self, children: declaredValues.map { (label: $0.name, value: $0.value) },
      displayStyle: .struct)
  }
}
