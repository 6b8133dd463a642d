// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSSyntax
  import LiveryPipelines
  import LiveryRendering
  import LiveryTooling

  /// The files of a gallery's pictures.
  struct GalleryFiles {
    private let folder: String
    /// How many were written.
    private(set) var count = 0
    /// The names in small letters, as disks compare them that do not tell these from large ones.
    private var names: Set<String> = []
    /// The number that a name is to be tried with that is taken already.
    private var numbers: [String: Int] = [:]

    /// The files in a folder.
    init(folder: String) { self.folder = folder }
  }

  extension GalleryFiles {
    /// Writes a picture at one and at two dots a px.
    ///
    /// - Parameters:
    ///   - single: the picture at one dot a px.
    ///   - double: the same at two.
    ///   - size: its size in px.
    ///   - name: what it shows, from which its files are called.
    /// - Returns: the picture as a page refers to it.
    /// - Throws: the file that cannot be written.
    mutating func write(
      _ single: Rendering, _ double: Rendering, of size: Size, named name: String
    ) throws(OutputFile.Failure) -> GalleryPage.Picture {
      let name = fileName(name)
      let picture = GalleryPage.Picture(
        file: "pictures/\(name).png", doubleFile: "pictures/\(name)@2x.png",
        width: size.width, height: size.height)
      for (file, rendering) in [(picture.file, single), (picture.doubleFile, double)] {
        try OutputFile("\(folder)/\(file)").write(rendering.bytes)
        count += 1
      }
      return picture
    }

    /// A name for a file that no other picture has, of letters, digits and hyphens.
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
      let kept = name.lowercased()
      var unique = name
      while !names.insert(unique.lowercased()).inserted {
        let number = (numbers[kept] ?? 1) + 1
        numbers[kept] = number
        unique = "\(name)-\(number)"
      }
      return unique
    }
  }
#endif
