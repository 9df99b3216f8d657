/** A question stands in the place of what is said of the voice, which a screen reader still finds. */
export const ASKED = '.voice__status:has(> .voice__check) > &'

/** Of the slots of the voice that open its settings, and of what they open. */
export const SETTINGS = {
  settings: {
    gridArea: '1 / 2 / 3 / 3',
    alignSelf: 'start',
    [ASKED]: { display: 'none' },
  },
  summary: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    marginTop: '-1.5',
    marginInlineEnd: '-2.5',
    borderRadius: 'full',
    color: 'muted',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { background: 'subtle' },
  },
  // Over the icon, for those who see no icon.
  summaryText: { position: 'absolute', inset: '0', overflow: 'hidden', opacity: '0' },
  overlay: {
    position: 'absolute',
    zIndex: 'float',
    insetInlineEnd: '0',
    top: '10',
    width: 'min(22rem, 100%)',
    maxHeight: '70cqh',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    scrollMarginBlock: '2',
    padding: '4',
    // What is longer than the overlay is scrolled.
    '& > *': { flexShrink: '0' },
    fontSize: 'sm',
    background: 'surface',
    border: '1px solid {colors.edge}',
    borderRadius: 'md',
    boxShadow: 'float',
  },
  pauses: { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
} as const
