import { demoMarket } from '@okolitsa/demo/data/market.ts'
import type { MarketSettings } from '@okolitsa/domain/market/market.ts'
import { defaultSettings } from '@okolitsa/domain/market/market-defaults.ts'

/**
 * Settings of the demo's market: its name, and its phone unless the environment names another one.
 * @param seed settings of the environment; absent in tests
 */
export function demoMarketOf(seed: MarketSettings = defaultSettings('')): MarketSettings {
  const { name, description, phone, hours } = demoMarket
  return {
    ...seed,
    identity: { ...seed.identity, name, description },
    contacts: { ...seed.contacts, ...(seed.contacts.phone === null && { phone, hours }) },
  }
}
