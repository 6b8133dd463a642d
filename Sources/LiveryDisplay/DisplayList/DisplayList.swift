// SPDX-License-Identifier: Apache-2.0

/// What is to be painted, in order, with nothing left to resolve: places are final, colors are colors of sRGB, lengths
/// are px.
///
/// ```swift
/// var list = DisplayList()
/// list.add(.fill(Path(Rect(x: 0, y: 0, width: 20, height: 10)), .color(.black)))
/// ```
///
/// A list is placed by a transform, which ends at its end:
///
/// ```swift
/// var window = DisplayList()
/// window.add(.transform(.translation(Point(0, 44))))
/// window.add(list)     // from 0, 44 to 20, 54
/// window.add(.end)
/// ```
///
/// What holds for several commands is begun and ended: a ``DisplayCommand/clip(_:_:)``, a ``DisplayCommand/group(_:)``, a
/// ``DisplayCommand/transform(_:)`` and a ``DisplayCommand/mask(_:)`` end at their ``DisplayCommand/end``.
public struct DisplayList: Sendable, Hashable {
  /// The commands in their order; every one that begins something has its end.
  public private(set) var commands: [DisplayCommand] = []
  private var depth = 0

  /// A list of nothing.
  public init() {}

  /// Whether there is nothing to paint.
  public var isEmpty: Bool { commands.isEmpty }
}

extension DisplayList {
  /// Adds a command; an end that ends nothing is left out, and so is what is ended before anything is painted in it.
  public mutating func add(_ command: DisplayCommand) {
    if command.begins { depth += 1 }
    if command == .end {
      guard depth > 0 else { return }
      depth -= 1
      if let last = commands.last, last.isNothingByItself {
        commands.removeLast()
        return
      }
    }
    commands.append(command)
  }

  /// Adds all commands of another list.
  public mutating func add(_ list: DisplayList) {
    commands += list.commands
    depth += list.depth
    for _ in 0..<list.depth { add(.end) }
  }

  /// How much is begun and not ended.
  package var openCount: Int { depth }
}
