/**
 * Debian's Chromium: a browser that a package brings, since downloads of one do not work everywhere. The build without
 * a window of its own takes three fifths of the time of the whole browser.
 */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'

/** No sandbox, since containers run as root; no background traffic, since tests speak to this machine only. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell ends a page that asks whether a language can be recognised on the device: it has no answer to that.
  '--disable-features=OnDeviceWebSpeechAvailable',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
]
