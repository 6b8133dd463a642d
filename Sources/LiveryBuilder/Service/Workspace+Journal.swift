// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSCascade
  import Foundation
  import Livery

  extension Workspace {
    /// Restores the style of a journal if it belongs to the same theme and folder.
    func restore(_ journal: ServiceJournal) {
      guard let style = journal.style, journal.folder == folder.path,
        journal.sheets == theme.sheet.sources.map(\.name),
        let document = try? StyleDocument(
          Array(style.text.utf8), file: style.file, style: style.place,
          loader: FileResourceLoader(folder: folder.path))
      else { return }
      self.document = document
      if let state = style.state { try? self.document?.select(state: state) }
      let contents = style.file.flatMap { try? folder.read($0) }
      savedStatus = contents?.status
      if !style.isSaved || contents?.bytes != document.bytes { self.document?.forgetSaved() }
      setNeedsUpdate()
    }

    /// Returns the journal for the next run.
    func journal(token: String) -> ServiceJournal {
      let style = document.map { document in
        ServiceJournal.Style(
          text: String(decoding: document.bytes, as: UTF8.self), file: document.file,
          place: document.style, state: document.state, isSaved: document.history.isSaved)
      }
      return ServiceJournal(
        token: token, folder: folder.path, sheets: theme.sheet.sources.map(\.name), style: style,
        time: Date().timeIntervalSince1970)
    }
  }

  extension ServiceJournal {
    /// The token, or `nil` if the run ended too long ago.
    var validToken: String? {
      abs(Date().timeIntervalSince1970 - time) <= Self.grace && token.utf8.count >= 32 ? token : nil
    }
  }

  extension BuilderService {
    /// Writes the journal after each change of the style, and every ten seconds.
    ///
    /// The writing stops when the task is canceled.
    func persistJournal(in file: ServiceJournalFile?) async {
      guard let file else { return }
      var written: ServiceJournal?
      while true {
        let journal = await workspace.journal(token: token)
        if written?.style != journal.style || journal.time - (written?.time ?? 0) >= 10 {
          file.write(journal)
          written = journal
        }
        // Changes up to the cancellation are written too.
        if Task.isCancelled { return }
        try? await Task.sleep(for: .milliseconds(250))
      }
    }
  }
#endif
