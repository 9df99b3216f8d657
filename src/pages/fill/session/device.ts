import type { DeviceInfo } from '../../../../contract/types.gen.ts'

/** What the browser says of itself; it goes with the answers. */
export const readDevice = (): Required<DeviceInfo> => ({
  userAgent: navigator.userAgent,
  language: navigator.language,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
})
