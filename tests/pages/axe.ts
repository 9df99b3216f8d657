import axe from 'axe-core'

/** What a screen reader or a weak eye would stumble over: each rule with the elements that break it. */
export async function violations(): Promise<string[]> {
  await Promise.allSettled(endingMotions().map(({ finished }) => finished))
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Axe reads colours, which are still on their way while something fades in; a spinner never ends. */
const endingMotions = () =>
  document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
