// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Synchronization

  /// A cache that loads and decodes images.
  final class ImageStore: ImageMeasuring, Sendable {
    private let loader: any ImageLoading
    private let options: RenderingOptions
    private let cache: Mutex<Cache>

    /// The state that the lock protects.
    private struct Cache {
      var results: LeastRecentlyUsedCache<ImageSource, Result<DecodedImage, ImageError>>
      /// The number of removals of all images; results of earlier requests are not stored.
      var generation = 0
    }

    /// Creates an empty store.
    init(loader: any ImageLoading, options: RenderingOptions) {
      self.loader = loader
      self.options = options
      cache = Mutex(Cache(results: LeastRecentlyUsedCache(capacity: options.caches.images)))
    }
  }

  extension ImageStore {
    /// Returns the image of a source, loaded and decoded if it is not cached.
    func image(_ source: ImageSource) throws(ImageError) -> DecodedImage {
      let (cached, generation) = cache.withLock { ($0.results.value(for: source), $0.generation) }
      if let cached { return try cached.get() }
      // Decoding outside the lock lets other tasks draw; at worst two tasks decode the same image.
      let result = Result { () throws(ImageError) in try load(source) }
      // An unavailable image may exist later; a damaged one stays so until the cache is cleared.
      if case .failure(.unavailable) = result { return try result.get() }
      let cost = (try? result.get().pixels.byteCount) ?? 0
      cache.withLock { cache in
        guard cache.generation == generation else { return }
        cache.results.insert(result, for: source, cost: cost + Self.overhead)
      }
      return try result.get()
    }

    /// The approximate size of an entry besides its pixels, in bytes; also the cost of a failure.
    private static let overhead = 512

    /// Returns the size of an image in px, one px a pixel, or `nil` if it is unavailable.
    func size(of source: ImageSource) -> Size? {
      (try? image(source))?.size
    }

    /// Removes all images, so that they are loaded again.
    func removeAll() {
      cache.withLock {
        $0.results.removeAll()
        $0.generation += 1
      }
    }

    private func load(_ source: ImageSource) throws(ImageError) -> DecodedImage {
      let bytes = try bytes(of: source)
      guard bytes.count <= options.images.maximumFileSize else {
        throw .fileTooLarge(limit: options.images.maximumFileSize)
      }
      let decoder = ImageDecoder(maximumPixels: options.images.maximumPixels)
      return DecodedImage(pixels: try decoder.pixels(of: bytes))
    }

    private func bytes(of source: ImageSource) throws(ImageError) -> [UInt8] {
      switch source {
      case .data(let data): return data.bytes
      case .url(let url):
        do {
          return try loader.bytes(of: url)
        } catch let error as ImageError {
          throw error
        } catch {
          throw .unavailable(reason: "\(error)")
        }
      }
    }
  }
#endif
