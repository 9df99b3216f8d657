/** What a device stores, read again. */
export const inJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
