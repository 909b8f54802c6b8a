import type { Area } from '@okolitsa/domain/market/areas.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { openTrades, type Trade } from '@okolitsa/domain/site-pages/trade.ts'

/** Requires that the market takes sellers of a trade. @throws {Refusal} BAD_REQUEST */
export function demandOpenTrade(trade: Trade, closedAreas: readonly Area[]): void {
  if (!openTrades(closedAreas).includes(trade)) throw new Refusal('BAD_REQUEST', { errors: { trade: 'wrongValue' } })
}
