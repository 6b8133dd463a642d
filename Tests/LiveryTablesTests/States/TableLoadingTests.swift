// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Testing

@Suite("A table's state")
struct TableLoadingTests {
  private func play(_ events: [TableLoading.Event]) -> [TableLoading.Effect] {
    var loading = TableLoading()
    return events.flatMap { loading.handle($0) }
  }

  @Test("goes from loading to rows")
  func rows() {
    #expect(
      play([
        .sourceChanged(rows: 0, isLoaded: false), .appeared(), .began(.initial), .finished(rows: 3),
      ]) == [.show(.loading), .load(.initial), .show(.shown)])
  }

  @Test("shows rows immediately for a source that needs no loading")
  func loaded() {
    #expect(
      play([.sourceChanged(rows: 3, isLoaded: true), .appeared()]) == [.show(.shown)])
  }

  @Test("is empty if no rows were loaded")
  func empty() {
    #expect(
      play([
        .sourceChanged(rows: 0, isLoaded: false), .began(.initial), .finished(rows: 0),
        .rowsChanged(1), .rowsChanged(0),
      ]) == [.show(.loading), .show(.empty), .show(.shown), .show(.empty)])
  }

  @Test("is an error until a retry")
  func error() {
    #expect(
      play([
        .sourceChanged(rows: 0, isLoaded: false), .began(.initial), .failed("no network"),
        .appeared(), .reloadRequested, .began(.initial), .finished(rows: 1),
      ]) == [
        .show(.loading), .show(.error("no network")), .load(.initial), .show(.loading),
        .show(.shown),
      ])
  }

  @Test("keeps the rows and reports the error if reloading fails")
  func failedUpdate() {
    #expect(
      play([
        .sourceChanged(rows: 3, isLoaded: true), .appeared(isOutdated: true), .began(.reload),
        .reloadRequested, .failed("no network"),
      ]) == [
        .show(.shown), .load(.reload), .show(.updating), .report("no network"), .show(.shown),
      ])
  }

  @Test("does not change while more rows are loaded")
  func more() {
    #expect(
      play([.sourceChanged(rows: 3, isLoaded: true), .began(.more), .finished(rows: 6)])
        == [.show(.shown)])
  }

  @Test("is empty if loading was cancelled")
  func canceled() {
    #expect(
      play([.sourceChanged(rows: 0, isLoaded: false), .began(.initial), .canceled])
        == [.show(.loading), .show(.empty)])
  }

  @Test("waits for a source")
  func interstitial() {
    #expect(play([.appeared(), .reloadRequested, .sourceMissing]) == [])
    #expect(
      play([.sourceChanged(rows: 1, isLoaded: true), .sourceMissing])
        == [.show(.shown), .show(.interstitial)])
  }

  @Test("shows rows while one of two loads")
  func showsRows() {
    #expect(TableState.shown.showsRows)
    #expect(TableState.updating.showsRows)
    #expect(!TableState.loading.showsRows)
    #expect(!TableState.error("").showsRows)
  }
}

@Suite("A more button")
struct MoreButtonTests {
  @Test("loads once and is deselected immediately")
  func once() {
    var button = MoreButtonLoading(MoreButtonItem("More", model: "inbox"))
    var busy = button.item
    busy.isLoading = true
    #expect(button.handle(.selected) == [.update(busy), .deselect, .load(model: "inbox")])
    #expect(button.handle(.selected) == [.deselect])
    #expect(button.handle(.ended) == [.update(MoreButtonItem("More", model: "inbox"))])
    #expect(button.handle(.ended) == [])
  }
}
