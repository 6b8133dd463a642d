// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import LiveryDisplay

#if Rendering
  import LiveryRendering
  import LiveryPrinting

  /// The files of a gallery's pictures.
  struct GalleryFiles {
    private let folder: String
    /// The scales of the pictures, in device pixels per px.
    private let scales: [Double]
    /// The number of written files.
    private(set) var count = 0
    /// The names in lower case, because some file systems are case-insensitive.
    private var names: Set<String> = []
    /// The next number to append to a name that is already used.
    private var numbers: [String: Int] = [:]

    /// Creates the files of a folder.
    init(folder: String, scales: [Double]) {
      self.folder = folder
      self.scales = scales
    }
  }

  extension GalleryFiles {
    /// Writes a picture at each scale.
    ///
    /// - Parameters:
    ///   - renderings: The picture at each scale.
    ///   - size: The size in px.
    ///   - name: The subject of the picture, from which the names of its files are made.
    /// - Returns: The picture as a page refers to it.
    /// - Throws: The file that cannot be written.
    mutating func write(
      _ renderings: [Rendering], of size: Size, named name: String
    ) throws(OutputFile.Failure) -> GalleryPage.Picture {
      let name = fileName(name)
      let picture = GalleryPage.Picture(
        name: "pictures/\(name)", width: size.width, height: size.height)
      for (scale, rendering) in zip(scales, renderings) {
        let file = OutputFile("\(folder)/\(picture.file(at: scale))", isDurable: false)
        try file.write(rendering.bytes)
        count += 1
      }
      return picture
    }

    /// Returns a unique file name of letters, digits and hyphens.
    private mutating func fileName(_ text: String) -> String {
      var name = ""
      for character in text {
        if character.isASCII, character.isLetter || character.isNumber {
          name.append(character)
        } else if !name.isEmpty, name.last != "-" {
          name.append("-")
        }
      }
      name = String(name.prefix(80))
      let key = name.lowercased()
      var unique = name
      while !names.insert(unique.lowercased()).inserted {
        let number = (numbers[key] ?? 1) + 1
        numbers[key] = number
        unique = "\(name)-\(number)"
      }
      return unique
    }
  }
#endif
