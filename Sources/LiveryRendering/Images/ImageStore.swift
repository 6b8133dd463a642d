// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Synchronization

  /// Loads and decodes pictures, and keeps them for the next time.
  final class ImageStore: ImageMeasuring, Sendable {
    private let loader: any ImageLoading
    private let options: RenderingOptions
    private let cache: Mutex<Cache>

    /// What is behind the lock.
    private struct Cache {
      var results: LeastRecentlyUsed<ImageSource, Result<Picture, ImageError>>
      /// How often all was forgotten: what was asked for before is not kept afterwards.
      var generation = 0
    }

    /// A store without pictures.
    init(loader: any ImageLoading, options: RenderingOptions) {
      self.loader = loader
      self.options = options
      cache = Mutex(Cache(results: LeastRecentlyUsed(capacity: options.caches.images)))
    }
  }

  extension ImageStore {
    /// The picture at a place, loaded and decoded if it is not kept.
    func picture(_ source: ImageSource) throws(ImageError) -> Picture {
      let (kept, generation) = cache.withLock { ($0.results.value(for: source), $0.generation) }
      if let kept { return try kept.get() }
      // Not under the lock: others may draw meanwhile. At worst two tasks decode the same picture.
      let result = Result { () throws(ImageError) in try load(source) }
      // What is not there may be there the next time; what is damaged stays so until all is forgotten.
      if case .failure(.unavailable) = result { return try result.get() }
      let cost = (try? result.get().pixels.size) ?? 0
      cache.withLock { cache in
        guard cache.generation == generation else { return }
        cache.results.insert(result, for: source, cost: cost + Self.overhead)
      }
      return try result.get()
    }

    /// What an entry takes besides its pixels, roughly; also what one without a picture costs.
    private static let overhead = 512

    /// The size of a picture in px, one px a pixel; nil for one that cannot be had.
    func size(of source: ImageSource) -> Size? {
      (try? picture(source))?.size
    }

    /// Forgets all pictures, so that they are loaded again.
    func removeAll() {
      cache.withLock {
        $0.results.removeAll()
        $0.generation += 1
      }
    }

    private func load(_ source: ImageSource) throws(ImageError) -> Picture {
      let bytes = try bytes(of: source)
      guard bytes.count <= options.images.maximumFileSize else {
        throw .fileTooLarge(limit: options.images.maximumFileSize)
      }
      let decoder = ImageDecoder(maximumPixels: options.images.maximumPixels)
      return Picture(pixels: try decoder.pixels(of: bytes))
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
