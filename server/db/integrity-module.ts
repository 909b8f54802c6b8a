import { defineModule } from '../module.ts'
import { askForRun, listRuns } from './integrity-runs.ts'
import { createIntegrityWatch } from './integrity-watch.ts'

/** The nightly integrity check over all tables. */
export const integrityModule = defineModule({
  name: 'integrity',
  uses: ['ledger', 'fiscal'],
  create: ({ database, clock, log }, { ledger, fiscal }) => {
    const catchUp = async () => {
      await ledger.catchUp()
      await fiscal.catchUp()
    }
    const { task, problems } = createIntegrityWatch({ database, clock, catchUp, log })
    return {
      service: { runs: listRuns, ask: askForRun },
      periodic: [task],
      gauges: [{ name: 'integrity_problems', help: 'What the nightly integrity check found', read: problems }],
    }
  },
})
