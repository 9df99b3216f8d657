/** In this order, since most browsers name others too, for old websites. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'a Mac'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
]
/** What anybody may send; what stands behind it says nothing more. */
const LOOKED_AT = 500

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/**
 * What a person calls the device that a request came from, such as `Firefox on Windows`; no versions, which would tell more
 * than is needed to recognise it.
 * @returns null when the user agent names no browser and no system that is known here
 */
export function deviceName(userAgent = ''): string | null {
  const text = userAgent.slice(0, LOOKED_AT)
  const [browser, system] = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : null)
}
