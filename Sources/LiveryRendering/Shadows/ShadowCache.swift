// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Synchronization

  /// A cache of blurred shadows.
  final class ShadowCache: Sendable {
    private let masks: Mutex<LeastRecentlyUsedCache<ShadowKey, ShadowMask>>

    /// Creates an empty cache with a capacity in bytes.
    init(capacity: Int) { masks = Mutex(LeastRecentlyUsedCache(capacity: capacity)) }

    /// Returns the shadow of a key, or `nil` if it is not cached.
    func mask(for key: ShadowKey) -> ShadowMask? { masks.withLock { $0.value(for: key) } }

    /// Stores a shadow.
    ///
    /// Shadows are rendered outside the lock, so that other tasks can draw meanwhile. At worst two
    /// tasks render the same shadow.
    func insert(_ mask: ShadowMask, for key: ShadowKey) {
      masks.withLock {
        $0.insert(mask, for: key, cost: mask.pixels.byteCount + key.estimatedByteCount)
      }
    }

    /// Removes all shadows.
    func removeAll() { masks.withLock { $0.removeAll() } }
  }

  /// The coverage of the grid pixels by a shadow.
  struct ShadowMask: Sendable {
    /// The coverage.
    let pixels: PixelBuffer
    /// The rectangle of the pixels, relative to the anchor of the content that casts the shadow.
    let area: GridRect
  }

  /// The properties that determine a shadow, without its color.
  enum ShadowKey: Hashable {
    /// The shadow of an outline, anchored at the top left corner of its bounds.
    case outline(OutlineShadow, GridPlacement)
    /// The shadow of commands, spread by a distance and blurred by a radius.
    case commands([DisplayCommand], blur: Double, spread: Double, GridPlacement)
    /// The shadow of a text.
    case text(DisplayText, blur: Double, GridPlacement)
  }

  extension ShadowKey {
    /// The approximate size in bytes.
    fileprivate var estimatedByteCount: Int {
      switch self {
      case .outline(let outline, _): 1_024 + 64 * outline.path.elements.count
      case .commands(let commands, _, _, _): commands.reduce(1_024) { $0 + $1.estimatedByteCount }
      case .text(let text, _, _): 1_024 + text.block.text.utf8.count
      }
    }
  }

  extension DisplayCommand {
    /// The approximate size in bytes.
    fileprivate var estimatedByteCount: Int {
      switch self {
      case .fill(let path, _, _), .stroke(let path, _, _), .clip(let path, _),
        .outerShadow(let path, _), .innerShadow(let path, _):
        256 + 64 * path.elements.count
      case .text(let text, _): 512 + text.block.text.utf8.count
      case .image, .group, .transform, .mask, .end: 256
      }
    }
  }

  /// A transformation from px to grid pixels, without the translation by whole pixels.
  struct GridPlacement: Hashable {
    /// The transformation from px to pixels, relative to the anchor.
    let matrix: AffineTransform
    /// The pixel that is the origin of the matrix; not part of the key.
    let anchor: GridRect

    /// Creates a placement, or returns `nil` if Cairo cannot use the matrix.
    init?(_ matrix: AffineTransform) {
      guard matrix.isUsable, abs(matrix.e) < 4e6, abs(matrix.f) < 4e6 else { return nil }
      let (x, y) = (matrix.e.rounded(.down), matrix.f.rounded(.down))
      // A 64th of a pixel is invisible; rounding makes matrices equal despite rounding errors.
      func rounded(_ value: Double, _ steps: Double) -> Double { (value * steps).rounded() / steps }
      self.matrix = AffineTransform(
        a: rounded(matrix.a, 4096), b: rounded(matrix.b, 4096), c: rounded(matrix.c, 4096),
        d: rounded(matrix.d, 4096), e: rounded(matrix.e - x, 64), f: rounded(matrix.f - y, 64))
      anchor = GridRect(x: Int(x), y: Int(y), width: 0, height: 0)
    }

    /// Returns whether the transformations are equal, regardless of the anchors.
    static func == (a: Self, b: Self) -> Bool { a.matrix == b.matrix }

    /// Hashes the transformation.
    func hash(into hasher: inout Hasher) { hasher.combine(matrix) }
  }
#endif
