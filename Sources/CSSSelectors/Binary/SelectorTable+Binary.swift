// SPDX-License-Identifier: Apache-2.0
package import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Writes all selectors in the format that ``init(_:)`` reads.
  package func write(to writer: inout BinaryWriter) {
    writer.write(array: components) { component, writer in
      writer.write(UInt32(component.kind.rawValue) | UInt32(component.flags.rawValue) << 8)
      writer.write(component.value)
    }
    writer.write(array: selectors) { $0.write(to: &$1) }
    writer.write(array: branches) { $0.write(to: &$1) }
    writer.write(array: arguments) { argument, writer in
      writer.write(argument.branches)
      writer.write(argument.specificity.rawValue)
      writer.write(argument.isComplex ? UInt32(1) : 0)
    }
    writer.write(array: nths) { test, writer in
      writer.write(UInt32(test.order.rawValue))
      writer.write(UInt32(bitPattern: test.step))
      writer.write(UInt32(bitPattern: test.offset))
      writer.write(test.argument ?? .max)
    }
    writer.write(array: languages.ranges) { $1.write($0) }
    writer.write(array: languages.areQuoted.map { $0 ? UInt32(1) : 0 })
    writer.write(array: languages.lists) { $1.write($0) }
    writer.write(array: attributes) { test, writer in
      writer.write(test.name.rawValue)
      writer.write(UInt32(test.comparison.rawValue) | UInt32(test.sensitivity.rawValue) << 8)
      writer.write(test.value)
    }
    writer.write(array: text)
    writer.write(array: nestings.records) { nesting, writer in
      writer.write(nesting.selectors)
      writer.write(nesting.specificity.rawValue)
      writer.write(nesting.key.rawValue)
      writer.write(UInt32(nesting.bucket.rawValue) | UInt32(nesting.flags.rawValue) << 8)
    }
  }
}

extension SelectorRecord {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(components)
    writer.write(specificity.rawValue)
    writer.write(key.rawValue)
    writer.write(UInt32(bucket.rawValue) | UInt32(flags.rawValue) << 8)
  }
}

extension BinaryWriter {
  /// Writes a range of indices.
  package mutating func write(_ range: Range<UInt32>) {
    write(range.lowerBound)
    write(range.upperBound)
  }
}
