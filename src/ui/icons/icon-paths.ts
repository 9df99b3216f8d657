/** Paths of the icons on a grid of 24, drawn for this product: no icon package reaches the bundle. Each by itself, so that a page pays for its own. */
export const microphone = 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3'
export const stop = 'M8 7h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Z'
export const check = 'm5 12.5 4.5 4.5L19 7.5'
export const retry = 'M20 11.5A8 8 0 1 0 18 17M20 5v6.5h-6.5'
export const previous = 'm14.5 6-6 6 6 6'
export const next = 'm9.5 6 6 6-6 6'
export const information = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5h.01'
export const warning = 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17h.01'
