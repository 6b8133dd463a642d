// SPDX-License-Identifier: Apache-2.0

extension ShapePath: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    start.visitLengths(visit)
    for index in commands.indices { commands[index].visitLengths(visit) }
  }

  /// Returns the shape with positions relative to the top left corner, and computed lengths.
  func computed(in context: ComputationContext) -> ShapePath {
    ShapePath(
      from: start.computed(in: context), commands.map { $0.computed(in: context) },
      fillRule: fillRule)
  }
}

extension ShapeCommand: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    switch self {
    case .move(var end):
      end.visitLengths(visit)
      self = .move(end)
    case .line(var end):
      end.visitLengths(visit)
      self = .line(end)
    case .horizontalLine(var end):
      end.visitLengths(visit)
      self = .horizontalLine(end)
    case .verticalLine(var end):
      end.visitLengths(visit)
      self = .verticalLine(end)
    case .curve(var end, var first, var second):
      end.visitLengths(visit)
      first.visitLengths(visit)
      second?.visitLengths(visit)
      self = .curve(end, first, second)
    case .smooth(var end, var control):
      end.visitLengths(visit)
      control?.visitLengths(visit)
      self = .smooth(end, control)
    case .arc(var end, var arc):
      end.visitLengths(visit)
      visit(&arc.horizontalRadius)
      visit(&arc.verticalRadius)
      self = .arc(end, arc)
    case .close: break
    }
  }

  fileprivate func computed(in context: ComputationContext) -> ShapeCommand {
    func computed(_ control: ControlPoint) -> ControlPoint {
      guard case .position(let position) = control else { return control }
      return .position(position.computed(in: context))
    }
    func computed(_ end: EndPoint) -> EndPoint {
      guard case .to(let position) = end else { return end }
      return .to(position.computed(in: context))
    }
    func computed(_ end: Coordinate) -> Coordinate {
      guard case .to(let position) = end else { return end }
      return .to(position.computed(in: context))
    }
    let command: ShapeCommand =
      switch self {
      case .move(let end): .move(computed(end))
      case .line(let end): .line(computed(end))
      case .horizontalLine(let end): .horizontalLine(computed(end))
      case .verticalLine(let end): .verticalLine(computed(end))
      case .curve(let end, let first, let second):
        .curve(computed(end), computed(first), second.map(computed))
      case .smooth(let end, let control): .smooth(computed(end), control.map(computed))
      case .arc(let end, let arc): .arc(computed(end), arc.computedRotation(in: context))
      case .close: .close
      }
    return command.computedLengths(in: context)
  }
}

extension ShapeArc {
  fileprivate func computedRotation(in context: ComputationContext) -> ShapeArc {
    var arc = self
    arc.rotation = rotation?.computed(in: context)
    return arc
  }
}

extension ShapeCommand.EndPoint: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    switch self {
    case .to(var position):
      position.visitLengths(visit)
      self = .to(position)
    case .by(var distance):
      distance.visitLengths(visit)
      self = .by(distance)
    }
  }
}

extension ShapeCommand.Coordinate: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    switch self {
    case .to(var position):
      position.visitLengths(visit)
      self = .to(position)
    case .by(var distance):
      visit(&distance)
      self = .by(distance)
    }
  }
}

extension ShapeCommand.ControlPoint: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    switch self {
    case .position(var position):
      position.visitLengths(visit)
      self = .position(position)
    case .offset(var distance, let origin):
      distance.visitLengths(visit)
      self = .offset(distance, from: origin)
    }
  }
}
