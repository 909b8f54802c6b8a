import { REGISTERED_TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import type { NewShop } from './use-registration.ts'

/** Data of an applicant before the bank's verification. */
export interface StartedApplication extends NewShop {
  readonly inn: string
}

/** Storage key: the bank returns to a single URL, so the data is stored in this tab meanwhile. */
const KEY = 'cabinet-start'

export const keepStarted = (started: StartedApplication): void => sessionStorage.setItem(KEY, JSON.stringify(started))

/** Removes the data of an interrupted application from the tab. */
export const forgetStarted = (): void => sessionStorage.removeItem(KEY)

/** Returns the data once; null = none, or invalid. */
export function takeStarted(): StartedApplication | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (kept === null) return null
  try {
    const { inn, trade, title, taxSystem } = JSON.parse(kept) as Record<string, unknown>
    const knownTrade = TRADES.find((one) => one === trade)
    const knownTax = REGISTERED_TAX_SYSTEMS.find((one) => one === taxSystem)
    if (typeof inn !== 'string' || typeof title !== 'string' || !knownTrade || !knownTax) return null
    return { inn, title, trade: knownTrade, taxSystem: knownTax }
  } catch {
    return null
  }
}
