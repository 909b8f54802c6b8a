import { GRAM, PIECE, type Unit } from '@okolitsa/domain/catalog/unit.ts'
import { steppedPrice } from '@okolitsa/domain/goods/kilogram-price.ts'
import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import type { NewGoods } from '../../../data/products/desk/use-goods-product.ts'

/** A new product during its three steps; numbers as typed. */
export interface NewDraft {
  readonly title: string
  readonly categoryId: number | null
  /** Menu section, for dishes only. */
  readonly sectionId: number | null
  readonly way: 'weight' | 'piece'
  /** Price per kilogram by weight, otherwise per piece or pack. */
  readonly price: string
  /** Amount in kilograms by weight, in pieces otherwise. */
  readonly amount: string
  readonly isEndless: boolean
  /** Grams of the usual portion. */
  readonly portion: number
  /** Content of one piece. */
  readonly pack: string
  readonly packUnit: Unit
  readonly composition: string
  readonly shelfLife: string
  readonly storage: string
}

export const EMPTY_NEW: NewDraft = {
  title: '',
  categoryId: null,
  sectionId: null,
  way: 'piece',
  price: '',
  amount: '',
  isEndless: false,
  portion: 500,
  pack: '1',
  packUnit: PIECE,
  composition: '',
  shelfLife: '',
  storage: '',
}

/** An empty dish: a portion in grams with unlimited stock. */
export const EMPTY_DISH: NewDraft = { ...EMPTY_NEW, isEndless: true, pack: '300', packUnit: GRAM }

export const PORTIONS = [300, 500, 1_000] as const
const KILOGRAM = 1_000

/** Invalid fields of the last step. */
export type NewMistake = 'price' | 'amount' | 'pack'

const amountOf = ({ way, amount }: NewDraft) => unitsTyped(amount, way === 'weight' ? KILOGRAM : 1)

/** The price of one sale step in kopecks: by weight, of the usual portion. Null = not a price. */
export function stepPrice({ way, price, portion }: Pick<NewDraft, 'way' | 'price' | 'portion'>): number | null {
  const kopecks = unitsTyped(price, 100)
  if (!kopecks) return null
  return steppedPrice(kopecks, portion, way === 'weight')
}

export function newMistakes(draft: NewDraft): readonly NewMistake[] {
  const pack = unitsTyped(draft.pack, 1)
  return [
    ...(stepPrice(draft) === null ? (['price'] as const) : []),
    ...(!draft.isEndless && amountOf(draft) === null ? (['amount'] as const) : []),
    ...(draft.way === 'piece' && (!pack || pack > 1_000_000) ? (['pack'] as const) : []),
  ]
}

/** The request body; null = some field is invalid. */
export function newGoodsOf(draft: NewDraft): Omit<NewGoods, 'key' | 'photo' | 'isOnSale'> | null {
  const price = stepPrice(draft)
  const isPlaced = draft.categoryId !== null || draft.sectionId !== null
  if (!isPlaced || price === null || newMistakes(draft).length > 0) return null
  const isWeight = draft.way === 'weight'
  return {
    title: draft.title.trim(),
    categoryId: draft.categoryId,
    sectionId: draft.sectionId,
    unit: isWeight ? GRAM : draft.packUnit,
    isWeight,
    measure: isWeight ? draft.portion : (unitsTyped(draft.pack, 1) ?? 1),
    price: roublesOf(price),
    onHand: draft.isEndless ? null : amountOf(draft),
    composition: draft.composition,
    shelfLife: draft.shelfLife,
    storage: draft.storage,
  }
}

/** The typed amount changed by one, not below zero. */
export function steppedAmount(typed: string, by: 1 | -1): string {
  const now = unitsTyped(typed, KILOGRAM) ?? 0
  const next = Math.max(0, now + by * KILOGRAM)
  return String(next / KILOGRAM).replace('.', ',')
}
