// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryTables
import Testing

@Suite("A short time")
struct ShortTimeTests {
  private static let day = 86_400.0

  @Test(
    "is the time of a day, a weekday or a date",
    arguments: [
      (0, 0, "12:00 AM"), (0, day - 1, "12:00 AM"), (0, day, "Thursday"),
      (0, 5 * day - 1, "Thursday"), (0, 5 * day, "1/1/70"), (43_200, 43_200, "12:00 PM"),
      (46_860, 50_000, "1:01 PM"), (86_399, 86_399, "11:59 PM"), (-60, 0, "11:59 PM"),
      (1_249_308_000, 1_349_308_000, "8/3/09"), (100_000, 0, "Friday"),
    ])
  func text(moment: Double, now: Double, text: String) {
    #expect(ShortTimeFormat().text(for: TableTime(moment), at: TableTime(now)) == text)
  }

  @Test("uses the words and the time zone of the program")
  func localized() {
    var format = ShortTimeFormat { CalendarTime($0, secondsFromUTC: 3600) }
    format.weekdays = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]
    format.time = { "\($0.hour) Uhr" }
    format.date = { "\($0.day).\($0.month)." }
    #expect(format.text(for: TableTime(82_800), at: TableTime(82_800)) == "0 Uhr")
    #expect(format.text(for: TableTime(82_800), at: TableTime(3 * 86_400)) == "Fr")
    #expect(format.text(for: TableTime(82_800), at: TableTime(9 * 86_400)) == "2.1.")
  }

  @Test("matches the calendar for 800 years")
  func calendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for seconds in stride(from: -12_000_000_000.0, to: 13_000_000_000, by: 12_345_678) {
      let date = Date(timeIntervalSince1970: seconds)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .weekday], from: date)
      guard date > Date(timeIntervalSince1970: -12_219_292_800) else { continue }
      let time = CalendarTime(TableTime(seconds))
      #expect(time.year == parts.year)
      #expect(time.month == parts.month)
      #expect(time.day == parts.day)
      #expect(time.hour == parts.hour)
      #expect(time.minute == parts.minute)
      #expect(time.weekday + 1 == parts.weekday)
    }
  }

  @Test("is defined for any number", arguments: [.nan, .infinity, -.infinity, 1e300, -1e300])
  func strange(seconds: Double) {
    let text = ShortTimeFormat().text(for: TableTime(seconds), at: TableTime(0))
    #expect(!text.isEmpty)
  }
}
