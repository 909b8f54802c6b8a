import type { Market, MarketSettings, MarketState } from '@okolitsa/domain/market/market.ts'
import { type StoredSettings, settingsOf } from '@okolitsa/domain/market/market-defaults.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { marketChanged } from '../market-changed.ts'

interface MarketRow {
  version: number
  state: MarketState
  settings: StoredSettings
}

const marketOf = ({ version, state, settings }: MarketRow): Market => ({ version, state, ...settingsOf(settings) })

/** The market; null before it is seeded. */
export async function findMarket(executor: Executor): Promise<Market | null> {
  const [row] = await run<MarketRow>(executor, 'select version, state, settings from market')
  return row ? marketOf(row) : null
}

/** The market, locked until the end of the transaction; null before it is seeded. */
export async function lockMarket(tx: Executor): Promise<Market | null> {
  const [row] = await run<MarketRow>(tx, 'select version, state, settings from market for update')
  return row ? marketOf(row) : null
}

/** Inserts the row of the market unless there is one. Without a given state, a market with sellers is open. */
export async function insertMarket(
  executor: Executor,
  { settings, state, now }: { settings: MarketSettings; state: MarketState | null; now: Date },
): Promise<void> {
  await run(
    executor,
    `insert into market (state, settings, changed_at)
     select coalesce($1, case when exists (select from seller_card) then 'open' else 'preparing' end), $2, $3
     where not exists (select from market)
     on conflict (id) do nothing`,
    [state, JSON.stringify(settings), now],
  )
}

/** Writes the market and notifies every node on commit. */
export async function updateMarket(tx: Executor, { version, state, ...settings }: Market, now: Date): Promise<void> {
  await run(tx, 'update market set version = $1, state = $2, settings = $3, changed_at = $4', [
    version,
    state,
    JSON.stringify(settings),
    now,
  ])
  await run(tx, 'select pg_notify($1, $2)', [marketChanged.channel, ''])
}

/** Name of a person of the office; null = unknown. */
export async function findPersonName(executor: Executor, staffId: number): Promise<string | null> {
  const [row] = await run<{ name: string }>(executor, 'select name from staff_person where id = $1', [staffId])
  return row?.name ?? null
}
