import { TAX_SYSTEMS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import type { NewShop } from './use-registration.ts'

/** What somebody who wants to sell has said before the bank vouches for them. */
export interface StartedApplication extends NewShop {
  readonly inn: string
}

/** The bank brings people to one address only; what they have said waits here, in this tab. */
const KEY = 'cabinet-start'

export const keepStarted = (started: StartedApplication): void => sessionStorage.setItem(KEY, JSON.stringify(started))

/** What was said, once; null = nothing, or nothing that can be read. */
export function takeStarted(): StartedApplication | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (kept === null) return null
  try {
    const { inn, trade, title, taxSystem } = JSON.parse(kept) as Record<string, unknown>
    const knownTrade = TRADES.find((one) => one === trade)
    const knownTax = TAX_SYSTEMS.find((one) => one === taxSystem)
    if (typeof inn !== 'string' || typeof title !== 'string' || !knownTrade || !knownTax) return null
    return { inn, title, trade: knownTrade, taxSystem: knownTax }
  } catch {
    return null
  }
}
