/**
 * For the `reset` of react-hook-form. It would drop the fields and wait to hear `register` again, which the React compiler
 * calls once: the form would go on without its fields.
 */
export const keepFields = { keepFieldsRef: true }
