import { cutText } from '../text/cut-text.ts'

/** Filters of the action log, with the audited entities of each. */
export const ACTION_KINDS = {
  orders: ['order'],
  goods: ['product', 'stock', 'dish', 'dish_option'],
  shop: ['seller', 'seller_contract', 'shipping_rates', 'trade_place', 'farm_post', 'kitchen', 'restaurant'],
  tours: ['tour', 'tour_date'],
  bonuses: ['promo_code', 'loyalty_program', 'bonuses'],
  site: ['site', 'site_host', 'site_page', 'site_domain'],
  people: ['staff', 'staff_invitation'],
} as const
export type ActionKind = keyof typeof ACTION_KINDS
export const ACTION_KIND_NAMES = Object.keys(ACTION_KINDS) as [ActionKind, ...ActionKind[]]

/** A value shown in the log; undefined = composite and not shown. */
export function reportedValue(value: unknown): string | number | boolean | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value.length > LONGEST ? `${cutText(value, LONGEST)}…` : value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (!Array.isArray(value)) return undefined
  const parts = value.map(reportedValue)
  return parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? reportedValue(parts.join(', '))
    : undefined
}
const LONGEST = 200
