// SPDX-License-Identifier: Apache-2.0

extension ShapeCommand: CustomStringConvertible {
  /// The CSS text of the command.
  public var description: String {
    switch self {
    case .move(let end): return "move \(end)"
    case .line(let end): return "line \(end)"
    case .horizontalLine(let end): return "hline \(end)"
    case .verticalLine(let end): return "vline \(end)"
    case .curve(let end, let first, let second):
      let controls = [first, second].compactMap { $0?.description }
      return "curve \(end) with \(controls.joined(separator: " / "))"
    case .smooth(let end, let control):
      return "smooth \(end)" + (control.map { " with \($0)" } ?? "")
    case .arc(let end, let arc): return "arc \(end) \(arc)"
    case .close: return "close"
    }
  }
}

extension ShapeCommand.EndPoint: CustomStringConvertible {
  /// The CSS text of the point.
  public var description: String {
    switch self {
    case .to(let position): "to \(position)"
    case .by(let distance): "by \(distance)"
    }
  }
}

extension ShapeCommand.Coordinate: CustomStringConvertible {
  /// The CSS text of the coordinate.
  public var description: String {
    switch self {
    case .to(let position): "to \(position)"
    case .by(let distance): "by \(distance)"
    }
  }
}

extension ShapeCommand.ControlPoint: CustomStringConvertible {
  /// The CSS text of the point.
  public var description: String {
    switch self {
    case .position(let position): position.description
    case .offset(let distance, nil): distance.description
    case .offset(let distance, let origin?): "\(distance) from \(origin)"
    }
  }
}
