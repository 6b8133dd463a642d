// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import CX11

  /// The meaning of an X11 event for a window.
  enum TranslatedEvent {
    /// An event for the client.
    case event(WindowEvent)
    /// The window's image needs to be shown again.
    case exposed
    /// The window has a new size in pixels.
    case resized(width: Int32, height: Int32)
    /// The window is destroyed.
    case destroyed
  }

  extension Connection {
    /// Returns the meaning of an event, or `nil` for an event without one.
    func translate(_ event: XEvent, scale: Double) -> TranslatedEvent? {
      switch event.type {
      case Expose: return event.xexpose.count == 0 ? .exposed : nil
      case ConfigureNotify:
        return .resized(width: event.xconfigure.width, height: event.xconfigure.height)
      case DestroyNotify: return .destroyed
      case MotionNotify:
        return .event(
          .pointerMoved(x: Double(event.xmotion.x) / scale, y: Double(event.xmotion.y) / scale))
      case ButtonPress: return press(event.xbutton, scale: scale).map { .event($0) }
      case ButtonRelease: return release(event.xbutton, scale: scale).map { .event($0) }
      case EnterNotify:
        return .event(
          .pointerMoved(x: Double(event.xcrossing.x) / scale, y: Double(event.xcrossing.y) / scale))
      case LeaveNotify: return event.xcrossing.mode == NotifyNormal ? .event(.pointerExited) : nil
      case KeyPress: return .event(.key(key(event.xkey)))
      case ClientMessage:
        let message = event.xclient
        return message.message_type == protocols
          && message.data.l.0 == Int(bitPattern: deleteWindow) ? .event(.closeRequested) : nil
      case MappingNotify:
        var mapping = event.xmapping
        XRefreshKeyboardMapping(&mapping)
        return nil
      default: return nil
      }
    }

    private func press(_ event: XButtonEvent, scale: Double) -> WindowEvent? {
      let (x, y) = (Double(event.x) / scale, Double(event.y) / scale)
      if let button = PointerButton(number: event.button) {
        return .pointerPressed(button, x: x, y: y)
      }
      // X11 reports the wheel as four more buttons.
      switch event.button {
      case 4: return .scrolled(right: 0, down: -1, x: x, y: y)
      case 5: return .scrolled(right: 0, down: 1, x: x, y: y)
      case 6: return .scrolled(right: -1, down: 0, x: x, y: y)
      case 7: return .scrolled(right: 1, down: 0, x: x, y: y)
      default: return nil
      }
    }

    private func release(_ event: XButtonEvent, scale: Double) -> WindowEvent? {
      PointerButton(number: event.button).map {
        .pointerReleased($0, x: Double(event.x) / scale, y: Double(event.y) / scale)
      }
    }

    private func key(_ event: XKeyEvent) -> Key {
      var event = event
      var symbol: KeySym = 0
      _ = XLookupString(&event, nil, 0, &symbol, nil)
      var modifiers: Key.Modifiers = []
      if event.state & UInt32(ShiftMask) != 0 { modifiers.insert(.shift) }
      if event.state & UInt32(ControlMask) != 0 { modifiers.insert(.control) }
      if event.state & UInt32(Mod1Mask) != 0 { modifiers.insert(.alternate) }
      let isCommand = !modifiers.isDisjoint(with: [.control, .alternate])
      return Key(
        name: XKeysymToString(symbol).map { String(cString: $0) } ?? "",
        text: isCommand ? nil : Key.text(ofSymbol: symbol), modifiers: modifiers)
    }
  }

  extension PointerButton {
    /// Creates the button for a number of X11, or returns `nil` for a wheel.
    init?(number: UInt32) {
      switch number {
      case 1: self = .primary
      case 2: self = .middle
      case 3: self = .secondary
      default: return nil
      }
    }
  }
#endif
