import { createHash } from 'node:crypto'
import { GRAM } from '@okolitsa/domain/catalog/unit.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { App } from '../../server/app.ts'
import { AUTHOR, supplyOf } from '../../server/testing/supply.data.ts'
import { FARM, writeTwoFarms } from '../../server/testing/two-farms.data.ts'

/** Session token of the farm's manager. */
export const SELLER_TOKEN = 'seller'
/** Product of 645,50 ₽ for 300 г, unlimited. */
export const BEEF = 9

/** Creates two farms; the first also accepts MONETA and sells beef. */
export async function fill(app: App, clock: Clock): Promise<void> {
  const supply = supplyOf(app, clock)
  await writeTwoFarms(supply)
  await supply.write((tx, { sellers }) =>
    sellers.setPaymentMethods(tx, AUTHOR, FARM, ['sbp', 'rbs', 'cashondelivery', 'paybylink', 'payanyway']),
  )
  await supply.products({ id: BEEF, seller: FARM, unit: GRAM, measure: 300, price: 64_550, stock: 900_000 })
  const [staffId] = await supply.write((tx, { sellers }) =>
    sellers.addStaff(tx, AUTHOR, [{ role: 'manager', organizationId: FARM, name: 'Olga', bankSubject: 'farm' }]),
  )
  // the tests skip more days than a session lasts
  await app.database.pool.query(
    `insert into staff_token (token_hash, staff_id, organization_id, created_at, expires_at)
     values ($1, $2, $3, '2026-01-01', '2030-01-01')`,
    [createHash('sha256').update(SELLER_TOKEN).digest(), staffId, FARM],
  )
}
