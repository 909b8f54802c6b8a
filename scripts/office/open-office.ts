import { machineClock } from '@okolitsa/domain/clock/machine-clock.ts'
import { readConfig } from '@okolitsa/server/platform/config/config.ts'
import { openDatabase } from '@okolitsa/server/platform/db/client.ts'
import { withClockShift } from '@okolitsa/server/platform/db/connection-options.ts'
import { embeddedDatabaseUrlIn } from '@okolitsa/server/platform/db/embedded-database-url.ts'
import { emptyMarketSettings } from '../empty-market.mjs'

/**
 * Settings and database of the shop, for commands about people of the office; with `--empty` those of the empty market.
 */
export async function openOffice() {
  const config = readConfig({ ...process.env, ...emptyMarketSettings(process.argv.slice(2), process.env) })
  const url =
    config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? (await embeddedDatabaseUrlIn(config.OKOLITSA_DATA_DIR))
  return {
    config,
    clock: machineClock(config.CLOCK_SHIFT_MS),
    database: openDatabase(withClockShift(url, config.CLOCK_SHIFT_MS), { max: 2 }),
    startUrl: (token: string) => `${new URL(config.PUBLIC_URL).origin}/office/start/${token}`,
  }
}
