/**
 * A worker that sends payouts until none is left, for tests that kill it: `node payout-worker.ts <database> <emulators>
 * <present moment>`. Its clock goes on by ten minutes a pass.
 */
import { TBANK_DRAFTS_PATH, TBANK_EMULATOR_TOKEN, TBANK_PAYMENTS_PATH } from '@okolitsa/emulators/tbank/credentials.ts'
import { YOOKASSA_EMULATOR_CREDENTIALS, YOOKASSA_EMULATOR_PATH } from '@okolitsa/emulators/yookassa/credentials.ts'
import { createTbank } from '../../server/adapters/payouts/tbank.ts'
import { createYookassa } from '../../server/adapters/payouts/yookassa.ts'
import { followPayouts } from '../../server/desks/payouts/use-cases/follow-payouts.ts'
import { createLedgerModule } from '../../server/money/ledger/module.ts'
import { createAuditModule } from '../../server/people/audit/module.ts'
import { openDatabase, run } from '../../server/platform/db/client.ts'

const [url = '', emulators = '', present = ''] = process.argv.slice(2)
const PASS_MS = 11 * 60_000
let now = Date.parse(present)
const clock = () => new Date(now)
const database = openDatabase(url, { max: 6 })
const deps = {
  ...{
    database,
    clock,
    ledger: createLedgerModule({
      database,
      clock,
      audit: createAuditModule(),
    }),
  },
  bank: createTbank({
    baseUrl: emulators + TBANK_DRAFTS_PATH,
    payUrl: emulators + TBANK_PAYMENTS_PATH,
    token: TBANK_EMULATOR_TOKEN,
  }),
  provider: createYookassa({ baseUrl: emulators + YOOKASSA_EMULATOR_PATH, ...YOOKASSA_EMULATOR_CREDENTIALS }),
}
for (;;) {
  await followPayouts(deps)
  const [left] = await run<{ count: number }>(
    database.executor,
    "select count(*)::int as count from payout_item where state = 'sent' and way <> 'file' and not needs_person",
  )
  if (left?.count === 0) break
  now += PASS_MS
}
await database.close()
