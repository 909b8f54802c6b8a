import type { DemoOrganization, DemoProduct } from '../schemas/organization.ts'
import { BAKED } from './fresh-baked.ts'
import { GARDEN } from './fresh-garden.ts'
import { MEAT_AND_FISH } from './fresh-meat.ts'
import { bag, card, parcel, pouch } from './fresh-packs.ts'
import type { Packed } from './pack-words.ts'

/** Categories of meat and fish that are wrapped in paper when they have no picture. */
const WRAPPED: ReadonlySet<number> = new Set([201, 202, 203, 204, 205, 206, 208, 302, 401, 402])

const OTHERS: Readonly<Record<number, (product: DemoProduct) => Packed | null>> = {
  103: ({ title }) => (/косичк/i.test(title) ? pouch : card),
  1101: () => bag,
  1104: () => pouch,
  1106: () => pouch,
  1107: () => ({ pack: 'bottle-oil', filling: '#26301a', lid: '#24231f' }),
  1203: () => ({ pack: 'bottle-milk', filling: '#c3c98a', lid: null }),
  1302: () => ({ pack: 'jar-pieces', filling: ['#6a5a34', '#a8905a', '#d4c08c', '#f0e4c0'], lid: '#dcb75e' }),
}

const RULES: Readonly<Record<number, (product: DemoProduct) => Packed | null>> = {
  ...OTHERS,
  ...MEAT_AND_FISH,
  ...GARDEN,
  ...BAKED,
}

/** Picture of an unpackaged product, seen from the front; null = there is no such picture. */
export const freshOf = (product: DemoProduct, farm: DemoOrganization): Packed | null =>
  RULES[product.category]?.(product) ?? (WRAPPED.has(product.category) ? parcel(farm, product) : null)
