/** Where the answers to a field stand on the page; ids of fields are the owner's words. */
export const placeOfField = (fieldId: string): string => `field-${encodeURIComponent(fieldId).replaceAll('%', '_')}`
