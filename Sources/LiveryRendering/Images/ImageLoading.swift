// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import CSSValues

  /// A loader of the images that a theme refers to by URL.
  ///
  /// A theme is untrusted input, so the loader decides which URLs are allowed. A renderer itself
  /// opens neither files nor connections.
  public protocol ImageLoading: Sendable {
    /// Returns the bytes of the file at a URL.
    ///
    /// - Throws: an error whose description is shown as the reason.
    func bytes(of url: URLValue) throws -> [UInt8]
  }

  /// An image loader that calls a closure, such as one that reads the resources of a theme.
  ///
  /// ```swift
  /// let renderer = Renderer(images: ImageLoader { try theme.resource(for: $0).bytes })
  /// ```
  public struct ImageLoader: ImageLoading {
    private let load: @Sendable (URLValue) throws -> [UInt8]

    /// Creates a loader from a closure that returns the bytes at a URL.
    public init(_ load: @escaping @Sendable (URLValue) throws -> [UInt8]) { self.load = load }

    /// Returns the result of the closure.
    public func bytes(of url: URLValue) throws -> [UInt8] { try load(url) }
  }

  /// An image loader that allows no URL, so that only images passed as data are drawn.
  public struct UnavailableImageFiles: ImageLoading {
    /// Creates a loader that allows no URL.
    public init() {}

    /// Throws ``ImageError/notAllowed``.
    public func bytes(of url: URLValue) throws -> [UInt8] { throw ImageError.notAllowed }
  }
#endif
