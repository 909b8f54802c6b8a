import { defineModule } from '../module.ts'
import { createIntegrityWatch } from './integrity-watch.ts'

/** The nightly integrity check over all tables. */
export const integrityModule = defineModule({
  name: 'integrity',
  uses: ['ledger', 'fiscal'],
  create: ({ database, log }, { ledger, fiscal }) => {
    const catchUp = async () => {
      await ledger.catchUp()
      await fiscal.catchUp()
    }
    const { task, problems } = createIntegrityWatch({ database, catchUp, log })
    return {
      periodic: [task],
      gauges: [{ name: 'integrity_problems', help: 'What the nightly integrity check found', read: problems }],
    }
  },
})
