/** Of what comes after the first field, which need not wait for them. On a grid of 24, as the others. */
export const speaker = 'M4 9.5v5h3.5L12 18V6L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'
export const settings =
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z'
