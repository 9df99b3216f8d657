import { parseArgs } from 'node:util'
import { instrument, sourcesOf } from './mutations/instrumented.ts'
import { judgeAll } from './mutations/judge.ts'
import { marginOf, report, scoreOf } from './mutations/report.ts'
import { VerdictCache } from './mutations/verdicts.ts'

/** In percent; below it the run fails. */
const LOWEST_SCORE = 85

/**
 * `npm run test:mutations [file or folder …]`: changes the code of rules/ and machines/ place by place and sees whether a
 * test notices. `-- --every 5` takes only each fifth change, for an estimate in a fifth of the time, and `--from 2` begins with
 * another one, so that tests written for the survivors of one sample are checked by the next. `-- --by hands-free/` asks
 * only the tests with this in their path. Exits with 1 below the lowest score.
 */
const { values, positionals } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    by: { type: 'string', default: '' },
  },
  allowPositionals: true,
})
const [every, from] = [Number(values.every), Number(values.from)]
if (!(every >= 1)) throw new Error('--every needs a number of at least 1')
if (!(from >= 0 && from < every)) throw new Error('--from needs a number below that of --every')
const files = sourcesOf(positionals)
if (files.length === 0) throw new Error('No such file in rules/ or machines/')
const { code, mutants } = await instrument(files)
const chosen = mutants.filter((_, index) => index % every === from)
const verdicts = await judgeAll({ code, mutants: chosen }, new VerdictCache(), values.by)
console.log(report(verdicts))
if (every > 1)
  console.log(
    `An estimate, by ${chosen.length} of ${mutants.length} changes: ± ${marginOf(verdicts, mutants.length).toFixed(1)} points`,
  )
process.exit(scoreOf(verdicts) < LOWEST_SCORE ? 1 : 0)
