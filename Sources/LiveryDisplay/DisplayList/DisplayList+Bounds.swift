// SPDX-License-Identifier: Apache-2.0

extension DisplayList {
  /// Returns a rectangle that contains everything that is painted, or `nil` if nothing is.
  ///
  /// The control points of curves, the whole visible extent of blurs, and the full line width of
  /// texts count. The point of a miter join at an acute angle may exceed the rectangle.
  ///
  /// - Parameter measuring: The measurement of texts.
  /// - Returns: The rectangle, in px.
  public func bounds(measuring: any TextMeasuring) -> Rect? {
    var levels = [Rect?.none]
    var openCommands: [DisplayCommand] = []
    func add(_ rect: Rect?) {
      guard let rect else { return }
      let last = levels.count - 1
      levels[last] = levels[last].map { $0.covering(rect) } ?? rect
    }
    for command in commands {
      if command.opensScope {
        openCommands.append(command)
        levels.append(nil)
      } else if command == .end {
        guard let opening = openCommands.popLast(), let inner = levels.popLast() else { continue }
        add(inner.flatMap { opening.bounds(of: $0) })
      } else {
        add(command.bounds(measuring))
      }
    }
    return levels.first ?? nil
  }
}

extension DisplayCommand {
  /// Returns the rectangle that the command paints.
  fileprivate func bounds(_ measuring: any TextMeasuring) -> Rect? {
    switch self {
    case .fill(let path, _, _), .innerShadow(let path, _): path.isEmpty ? nil : path.bounds
    case .stroke(let path, let stroke, _):
      path.isEmpty ? nil : path.bounds.inset(by: -stroke.width / 2)
    case .outerShadow(let path, let shadow):
      path.isEmpty ? nil : path.bounds.inset(by: -shadow.extent)
    case .image(let image): image.frame
    case .text(let text, let origin):
      text.bounds(at: origin, measuring)
    case .clip, .group, .transform, .mask, .end: nil
    }
  }

  /// Returns the rectangle that a scope paints, from the rectangle of its contents.
  fileprivate func bounds(of inner: Rect) -> Rect? {
    switch self {
    case .clip(let path, _):
      let visible = inner.intersection(path.bounds)
      return visible.isEmpty ? nil : visible
    case .mask(let mask):
      let visible = inner.intersection(mask.image.frame)
      return visible.isEmpty ? nil : visible
    case .transform(let transform): return Path(inner).transformed(transform).bounds
    case .group(let group): return group.filters.reduce(inner) { $1.bounds(of: $0) }
    default: return inner
    }
  }
}

extension DisplayText {
  /// Returns the rectangle of the lines and their shadows.
  fileprivate func bounds(at origin: Point, _ measuring: any TextMeasuring) -> Rect {
    box(at: origin, measuring.measure(block, width: width)).includingShadows(shadows)
  }
}

extension DisplayFilter {
  /// Returns the rectangle of a filtered image, from the rectangle of its input.
  fileprivate func bounds(of inner: Rect) -> Rect {
    switch self {
    case .blur(let deviation): inner.inset(by: -3 * deviation)
    case .dropShadow(let shadow): inner.includingShadows([shadow])
    case .colorMatrix: inner
    }
  }
}

extension Rect {
  /// Returns the smallest rectangle that contains both, even if one of them is a line without area.
  fileprivate func covering(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle extended by its shadows.
  fileprivate func includingShadows(_ shadows: [DisplayShadow]) -> Rect {
    shadows.reduce(self) { $0.covering(inset(by: -$1.extent)) }
  }
}
