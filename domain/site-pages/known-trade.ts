import type { SellerProfile } from '../sellers/seller-fields.ts'
import type { Trade } from './trade.ts'

/** Trades of root categories that have a separate layout. */
const TRADE_OF_SECTION: Readonly<Record<string, Trade>> = {
  'molochnoe-i-syr': 'dairy',
  'hleb-i-vypechka': 'bakery',
  'med-i-varene': 'apiary',
  ovoshchi: 'vegetables',
  'zelen-i-griby': 'vegetables',
  'frukty-i-yagody': 'vegetables',
  ryba: 'fish',
}

/** Trade of a seller: as stated, otherwise by type, otherwise the section with most goods. Null = unknown. */
export function knownTrade({
  named,
  type,
  section,
}: {
  readonly named: Trade | null
  readonly type: SellerProfile['type']
  /** URL key of a root category; null = the seller has no goods. */
  readonly section: string | null
}): Trade | null {
  if (named) return named
  if (type === 'restaurant') return 'restaurant'
  if (type === 'tour_operator') return 'guestHouse'
  return section === null ? null : (TRADE_OF_SECTION[section] ?? null)
}
