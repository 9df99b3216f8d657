import { instrument, sourcesOf } from './mutations/instrumented.ts'
import { judgeAll } from './mutations/judge.ts'
import { Known } from './mutations/known.ts'
import { report, scoreOf } from './mutations/report.ts'

/** Below it the tests let too much pass. */
const LOWEST_SCORE = 85

/**
 * `npm run test:mutations [file or folder …]`: changes the code of rules/ and machines/ place by place and sees whether a
 * test notices. Exits with 1 below the lowest score.
 */
const files = sourcesOf(process.argv.slice(2))
if (files.length === 0) throw new Error('No such file in rules/ or machines/')
const verdicts = await judgeAll(await instrument(files), new Known())
console.log(report(verdicts))
process.exit(scoreOf(verdicts) < LOWEST_SCORE ? 1 : 0)
