import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { momentIn } from '@okolitsa/domain/clock/clock.ts'
import { createLog } from '../../platform/log/log.ts'
import { INTEGRITY_SQL } from '../../db/check-integrity.ts'
import { startEmbedded } from '../../platform/db/embedded.ts'
import { makeTestingFolder } from '../../platform/db/testing-folder.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { loadDemo } from '../load-demo.ts'
import { openHistoryShop } from './history-shop.ts'
import { MSK } from './life.ts'
import { liveHistory } from './live.ts'

export async function buildHistory({ isTrial }: { isTrial: boolean }): Promise<void> {
  const folder = await makeTestingFolder()
  const server = await startEmbedded({ dataDir: folder, log: createLog({ level: 'warn' }), disposable: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-history-'))
  try {
    await migrate(server.url)
    const start = momentIn(MSK, '2026-08-13', 6 * 60)
    await loadDemo(server.url, { scale: 'small', now: start })
    const shop = await openHistoryShop({ databaseUrl: server.url, stateDir: join(dataDir, 'emulators'), dataDir, start })
    const began = performance.now()
    const history = liveHistory(shop, {
      seed: 'okolitsa',
      firstDay: '2026-08-13',
      days: isTrial ? 4 : 66,
      ordersADay: { from: 14, to: 30 },
    })
    for (let day = 0; day < (isTrial ? 4 : 66); day += 1) {
      const at = momentIn(MSK, '2026-08-13', (day + 1) * 1440)
      await history.liveTo(at)
      console.log(at.toISOString(), Math.round((performance.now() - began) / 1000), shop.errors().slice(0, 2))
    }
    console.log([...history.outcomes].sort())
    console.log(await shop.sql(INTEGRITY_SQL))
    await shop.close()
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}
