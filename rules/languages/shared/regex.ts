/**
 * A long regular expression over several lines: a line break and the blanks that begin the next line stand for nothing, any other
 * blank for itself.
 * @param flags of the regular expression
 * @returns a tag for a template, whose backslashes are those of a regular expression
 */
export const regex =
  (flags: string) =>
  (template: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(String.raw(template, ...parts).replaceAll(/\n */gu, ''), flags)
