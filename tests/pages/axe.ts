import axe from 'axe-core'

/** What a screen reader or a weak eye would stumble over: each rule with the elements that break it. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
