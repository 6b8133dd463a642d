// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import CSSValues

  /// Gives the bytes of the pictures that a theme refers to by an address.
  ///
  /// A theme is untrusted input: what an address may lead to is this protocol's to decide. A renderer never opens a file nor a
  /// connection by itself.
  public protocol ImageLoading: Sendable {
    /// The bytes of the file at an address.
    ///
    /// - Throws: why they cannot be had; the error's description is shown.
    func bytes(of url: URLValue) throws -> [UInt8]
  }

  /// Pictures by a function, such as a theme's way to what its sheets refer to.
  ///
  /// ```swift
  /// let renderer = Renderer(images: ImageLoader { try theme.resource(for: $0).bytes })
  /// ```
  public struct ImageLoader: ImageLoading {
    private let load: @Sendable (URLValue) throws -> [UInt8]

    /// Pictures by a function from addresses to bytes.
    public init(_ load: @escaping @Sendable (URLValue) throws -> [UInt8]) { self.load = load }

    /// What the function gives.
    public func bytes(of url: URLValue) throws -> [UInt8] { try load(url) }
  }

  /// No pictures but those that a program brings along.
  public struct NoImageFiles: ImageLoading {
    /// No pictures.
    public init() {}

    /// Throws ``ImageError/notAllowed``.
    public func bytes(of url: URLValue) throws -> [UInt8] { throw ImageError.notAllowed }
  }
#endif
