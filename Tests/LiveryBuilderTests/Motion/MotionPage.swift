// SPDX-License-Identifier: Apache-2.0
#if Builder
  import TestSupport

  /// The motion of the preview in an editor page, whose frames come from the test.
  struct MotionPage {
    let browser: Browser

    /// Replaces the frames of the page, which then come only from the test.
    static let frames = """
      const requests = new Map();
      let count = 0;
      window.requestAnimationFrame = (callback) => {
        count += 1;
        requests.set(count, callback);
        return count;
      };
      window.cancelAnimationFrame = (request) => requests.delete(request);
      window.requestedFrames = () => requests.size;
      window.drawFrame = (time) => {
        const callbacks = [...requests.values()];
        requests.clear();
        for (const callback of callbacks) callback(time);
      };
      """
  }

  extension MotionPage {
    /// Waits until the preview shows the picture that the service draws for a query.
    func shows(_ query: [String: String]) async throws {
      let query = query.merging(["scale": "3", "text": "Livery"]) { $1 }
      try await until("the preview shows \(query)", facts: browser.shownText) {
        try browser.evaluate(
          """
          const pixels = (image) => {
            const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
            context.drawImage(image, 0, 0);
            return context.getImageData(0, 0, image.width, image.height).data.join();
          };
          const address = new URLSearchParams(location.search);
          for (const [name, value] of Object.entries(arguments[0])) address.set(name, value);
          return fetch(`/picture?${address}`).then((response) => response.blob())
            .then(createImageBitmap).then((drawn) =>
              // The preview may just be loading its next picture.
              createImageBitmap(document.querySelector(".stage-picture"))
                .then((shown) => pixels(drawn) === pixels(shown), () => false));
          """, query)
      }
    }

    /// Waits until the preview shows a moment of the change from normal to highlighted.
    func showsMoment(_ time: String) async throws {
      try await shows(["from": "normal", "to": "highlighted", "at": time])
    }

    /// Draws a frame of the page at a time in milliseconds.
    func draw(at time: Int) throws {
      try browser.run("drawFrame(arguments[0])", time)
    }

    /// The value of the slider in milliseconds.
    var time: String {
      get throws { try browser.evaluate("return document.querySelector('.motion-slider').value") }
    }

    /// Moves the slider to a time in milliseconds, as a drag does.
    func scrub(to time: Int) throws {
      try browser.run(
        """
        const slider = document.querySelector(".motion-slider");
        slider.value = arguments[0];
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        """, time)
    }

    /// Waits until the button of the player has a label, and can be used or not.
    func waitForButton(_ label: String, isEnabled: Bool = true) async throws {
      try await until("the button is '\(label)'", facts: browser.shownText) {
        try browser.evaluate(
          """
          const button = document.querySelector(".motion-play");
          return button.ariaLabel === arguments[0] && button.disabled !== arguments[1];
          """, label, isEnabled)
      }
    }
  }
#endif
