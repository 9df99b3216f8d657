/**
 * For the `reset` of react-hook-form. It would drop the fields until `register` is called again, which the React
 * compiler does only once: the form would lose its fields.
 */
export const keepFields = { keepFieldsRef: true }
