// SPDX-License-Identifier: Apache-2.0

extension Combination {
  /// Returns the combined list of grid tracks, or `nil` if the numbers of tracks differ.
  ///
  /// A track of another kind and the names of a line flip halfway.
  ///
  /// Defined by [CSS Grid 2, section 7.2](https://drafts.csswg.org/css-grid-2/#track-sizing).
  func trackList(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    let (from, to) = (GridTrackList(start.parts), GridTrackList(end.parts))
    guard let from, let to, from.tracks.count == to.tracks.count else { return nil }
    var parts: [CSSValue] = []
    for (index, (first, last)) in zip(from.tracks, to.tracks).enumerated() {
      parts += flipped(from.names[index], to.names[index]) ?? []
      guard let track = track(from: first, to: last) else { return nil }
      parts.append(track)
    }
    parts += flipped(from.names[from.tracks.count], to.names[to.tracks.count]) ?? []
    return .sequence(of: parts)
  }

  /// Returns the combination of two tracks or of two repetitions.
  private func track(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    guard let from = start.repetition, let to = end.repetition else {
      let isRepetition = start.repetition != nil || end.repetition != nil
      return isRepetition ? nil : size(from: start, to: end)
    }
    guard from.count == to.count else { return nil }
    if case .keyword = from.count { return value(from: start, to: end) }
    return trackList(from: from.tracks, to: to.tracks).map {
      .function(FunctionValue("repeat", .list([from.count, $0])))
    }
  }

  /// Returns the combined size of a track, part by part of `minmax()`.
  private func size(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    if case .function(let a) = start, case .function(let b) = end, a.name == b.name,
      case .list(let from) = a.arguments, case .list(let to) = b.arguments, from.count == to.count
    {
      let sizes = zip(from, to).compactMap { size(from: $0, to: $1) }
      return sizes.count == from.count ? .function(FunctionValue(a.name, .list(sizes))) : nil
    }
    return value(from: start, to: end) ?? flipped(start, end)
  }

  /// Returns one of two values that flip halfway, or `nil` if the procedure is not interpolation.
  private func flipped<Value: Equatable>(_ start: Value, _ end: Value) -> Value? {
    guard let progress = procedure.progress else { return start == end ? start : nil }
    return progress < 0.5 ? start : end
  }
}

/// A list of grid tracks with the names of the lines around them.
private struct GridTrackList {
  /// The sizes and repetitions.
  var tracks: [CSSValue] = []
  /// The brackets before each track and after the last one.
  var names: [[CSSValue]] = [[]]

  /// Creates the list, or returns `nil` if a part is not a track.
  init?(_ parts: [CSSValue]) {
    for part in parts {
      switch part {
      case .brackets: names[tracks.count].append(part)
      case .keyword(.none), .keyword(.subgrid): return nil
      default:
        tracks.append(part)
        names.append([])
      }
    }
  }
}

extension CSSValue {
  /// The count and the tracks of a `repeat()`, or `nil` for other values.
  fileprivate var repetition: (count: CSSValue, tracks: CSSValue)? {
    guard case .function(let function) = self, function.name == "repeat",
      case .list(let arguments) = function.arguments, arguments.count == 2
    else { return nil }
    return (arguments[0], arguments[1])
  }
}
