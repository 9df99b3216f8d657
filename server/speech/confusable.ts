const STEMS = 'thir four fif six seven eigh nine'.split(' ')
const TENS: Record<string, string> = { four: 'for' }
const pairs = STEMS.flatMap((stem): [string, string][] => {
  const ten = `${TENS[stem] ?? stem}t`
  return [
    [`${stem}teen`, `${ten}y`],
    [`${stem}teenth`, `${ten}ieth`],
  ]
})
const TWINS = new Map([...pairs, ...pairs.map(([teen, ten]): [string, string] => [ten, teen])])

/** The same words with the last number of them as what it is most often taken for: fifty for fifteen; undefined without one. */
export function twinOf(words: string): string | undefined {
  const all = words.split(' ')
  const at = all.findLastIndex((word) => TWINS.has(word))
  return at < 0 ? undefined : all.with(at, TWINS.get(all[at]!)!).join(' ')
}
