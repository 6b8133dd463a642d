// SPDX-License-Identifier: Apache-2.0

/// The painting commands of a drawing in order, fully resolved.
///
/// Positions are final, colors are sRGB, and lengths are px.
///
/// ```swift
/// var list = DisplayList()
/// list.add(.fill(Path(Rect(x: 0, y: 0, width: 20, height: 10)), .color(.black)))
/// ```
///
/// A transform positions a list; it ends where the list ends:
///
/// ```swift
/// var window = DisplayList()
/// window.add(.transform(.translation(Point(0, 44))))
/// window.add(list)     // from 0, 44 to 20, 54
/// window.add(.end)
/// ```
///
/// Scopes affect the commands inside of them: a ``DisplayCommand/clip(_:_:)``, a
/// ``DisplayCommand/group(_:)``, a ``DisplayCommand/transform(_:)`` and a
/// ``DisplayCommand/mask(_:)`` last until their ``DisplayCommand/end``.
public struct DisplayList: Sendable, Hashable {
  /// The commands in painting order; every scope that begins also ends.
  public private(set) var commands: [DisplayCommand] = []
  private var depth = 0

  /// Creates an empty list.
  public init() {}

  /// Whether the list has no commands.
  public var isEmpty: Bool { commands.isEmpty }
}

extension DisplayList {
  /// Adds a command, but drops an unmatched end and a scope that is empty.
  public mutating func add(_ command: DisplayCommand) {
    if command.opensScope { depth += 1 }
    if command == .end {
      guard depth > 0 else { return }
      depth -= 1
      if let last = commands.last, last.isEmptyWithoutContent {
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

  /// The number of open scopes.
  package var openCount: Int { depth }
}
