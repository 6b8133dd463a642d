// SPDX-License-Identifier: Apache-2.0

/// A format for times in message lists: the time of today, the weekday of this week, or the date.
///
/// ```swift
/// let format = ShortTimeFormat()
/// format.text(for: TableTime(43_200), at: TableTime(50_000))        // "12:00 PM"
/// format.text(for: TableTime(43_200), at: TableTime(200_000))       // "Thursday"
/// format.text(for: TableTime(43_200), at: TableTime(2_000_000))     // "1/1/70"
/// ```
///
/// Defined by Three20's table kit, "Constants": less than a day `h:mm a`, less than five days the
/// weekday, else `M/d/yy`.
public struct ShortTimeFormat: Sendable {
  /// The age in seconds from which the weekday is shown; a day by default.
  package var dayLimit = 86_400.0
  /// The age in seconds from which the date is shown; five days by default.
  package var weekLimit = 5 * 86_400.0
  /// The names of the days, from Sunday.
  public var weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  /// The suffix of a time before noon.
  public var morning = "AM"
  /// The suffix of a time from noon on.
  public var afternoon = "PM"
  /// Returns the text for a time of day; `nil` for `h:mm a`.
  package var time: (@Sendable (CalendarTime) -> String)?
  /// Returns the text for a date; `nil` for `M/d/yy`.
  package var date: (@Sendable (CalendarTime) -> String)?
  /// Returns the date and time of day at an instant.
  package var calendar: @Sendable (TableTime) -> CalendarTime

  /// Creates the English format in UTC.
  public init() { self.init(calendar: { CalendarTime($0) }) }

  /// Creates the English format.
  ///
  /// - Parameter calendar: Returns the date and time of day at an instant.
  package init(calendar: @escaping @Sendable (TableTime) -> CalendarTime) {
    self.calendar = calendar
  }
}

extension ShortTimeFormat {
  /// Returns the text for an instant.
  ///
  /// - Parameters:
  ///   - moment: the instant.
  ///   - now: the current time; the format depends on the distance, in either direction.
  /// - Returns: the time, the weekday or the date.
  public func text(for moment: TableTime, at now: TableTime) -> String {
    let shown = calendar(moment)
    let distance = abs(now.seconds - moment.seconds)
    if distance < dayLimit { return time?(shown) ?? clock(shown) }
    if distance < weekLimit, weekdays.indices.contains(shown.weekday) {
      return weekdays[shown.weekday]
    }
    return date?(shown) ?? "\(shown.month)/\(shown.day)/\(twoDigits(abs(shown.year) % 100))"
  }

  /// Returns the time as `h:mm a`.
  private func clock(_ shown: CalendarTime) -> String {
    let hour = shown.hour % 12 == 0 ? 12 : shown.hour % 12
    return "\(hour):\(twoDigits(shown.minute)) \(shown.hour < 12 ? morning : afternoon)"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
