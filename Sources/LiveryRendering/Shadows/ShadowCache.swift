// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Synchronization

  /// Keeps blurred shadows for the next time.
  final class ShadowCache: Sendable {
    private let masks: Mutex<LeastRecentlyUsed<ShadowKey, ShadowMask>>

    /// A cache without shadows, and room for some bytes of them.
    init(capacity: Int) { masks = Mutex(LeastRecentlyUsed(capacity: capacity)) }

    /// The shadow of a key; nil when it is not kept.
    func mask(for key: ShadowKey) -> ShadowMask? { masks.withLock { $0.value(for: key) } }

    /// Keeps a shadow.
    ///
    /// It was not made under the lock, so that others may draw meanwhile: at worst two tasks make the same.
    func insert(_ mask: ShadowMask, for key: ShadowKey) {
      masks.withLock { $0.insert(mask, for: key, cost: mask.pixels.size + key.size) }
    }

    /// Forgets all shadows.
    func removeAll() { masks.withLock { $0.removeAll() } }
  }

  /// How much each pixel of the grid is in a shadow.
  struct ShadowMask: Sendable {
    /// The shares.
    let pixels: PixelBuffer
    /// Where the first pixel lies, from the anchor of what throws the shadow.
    let area: GridRect
  }

  /// All that a shadow depends on but its color.
  enum ShadowKey: Hashable {
    /// That of an outline, of which the corner of its bounds is the anchor.
    case outline(OutlineShadow, GridPlacement)
    /// That of commands, made larger by a distance and blurred by a radius.
    case commands([DisplayCommand], blur: Double, spread: Double, GridPlacement)
    /// That of a text.
    case text(DisplayText, blur: Double, GridPlacement)
  }

  extension ShadowKey {
    /// The bytes that it takes, roughly.
    fileprivate var size: Int {
      switch self {
      case .outline(let outline, _): 1_024 + 64 * outline.path.elements.count
      case .commands(let commands, _, _, _): commands.reduce(1_024) { $0 + $1.size }
      case .text(let text, _, _): 1_024 + text.block.text.utf8.count
      }
    }
  }

  extension DisplayCommand {
    /// The bytes that it takes, roughly.
    fileprivate var size: Int {
      switch self {
      case .fill(let path, _, _), .stroke(let path, _, _), .clip(let path, _),
        .outerShadow(let path, _), .innerShadow(let path, _):
        256 + 64 * path.elements.count
      case .text(let text, _): 512 + text.block.text.utf8.count
      case .image, .group, .transform, .mask, .end: 256
      }
    }
  }

  /// How px become pixels of the grid, but for whole pixels by which all is moved.
  struct GridPlacement: Hashable {
    /// The transformation from px to pixels, beginning in the pixel at the origin.
    let matrix: AffineTransform
    /// The pixel in which it begins on the grid; no part of the key.
    let anchor: GridRect

    /// A transformation; nil for one that Cairo cannot work with.
    init?(_ matrix: AffineTransform) {
      guard matrix.isUsable, abs(matrix.e) < 4e6, abs(matrix.f) < 4e6 else { return nil }
      let (x, y) = (matrix.e.rounded(.down), matrix.f.rounded(.down))
      // A 64th of a pixel cannot be seen, and what was computed another way is still the same.
      func rounded(_ value: Double, _ steps: Double) -> Double { (value * steps).rounded() / steps }
      self.matrix = AffineTransform(
        a: rounded(matrix.a, 4096), b: rounded(matrix.b, 4096), c: rounded(matrix.c, 4096),
        d: rounded(matrix.d, 4096), e: rounded(matrix.e - x, 64), f: rounded(matrix.f - y, 64))
      anchor = GridRect(x: Int(x), y: Int(y), width: 0, height: 0)
    }

    /// Whether the transformations are the same.
    static func == (a: Self, b: Self) -> Bool { a.matrix == b.matrix }

    /// Hashes the transformation.
    func hash(into hasher: inout Hasher) { hasher.combine(matrix) }
  }
#endif
