import type { AuditFields } from '../audit/difference.ts'
import type { StockSetting } from '../catalog/product-fields.ts'
import { type DishSheet, groupsAgain } from './dish-sheet.ts'
import type { ProductSheet, SheetChange } from './product-sheet.ts'

export interface ProductTrace {
  readonly action: string
  readonly entity: string
  readonly before: AuditFields | null
  readonly after: AuditFields | null
}

/** Fields of a product in an audit entry; of stock and dishes only the changed ones. */
export type ProductPast = Omit<SheetChange, 'stock' | 'dish'> & {
  readonly kind?: StockSetting['kind'] | undefined
  readonly onHand?: number | undefined
  readonly readyOn?: string | null | undefined
  readonly isArchived?: boolean | undefined
  readonly dish?: Partial<DishSheet> | undefined
}

const SHEET_FIELDS = [
  'title',
  'sku',
  'description',
  'composition',
  'shelfLife',
  'storage',
  'nutrition',
  'allergens',
  'vat',
  'measure',
  'maxSaleQuantity',
  'productionSchedule',
  'attributes',
  'price',
  'specialPrices',
  'categoryId',
  'furtherCategoryIds',
  'made',
] as const satisfies readonly (keyof ProductSheet)[]
const STOCK_FIELDS = ['kind', 'onHand', 'readyOn'] as const
const DISH_FIELDS = ['sectionId', 'served', 'isSpicy', 'isMeatless', 'groups'] as const

/** Entity kinds of a product's audit entries. */
export const PRODUCT_TRAILS = ['product', 'stock', 'dish'] as const

const partOf = (fields: AuditFields, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]))

/** One state of an entry, limited to fields of the form. */
function pastOf(entity: string, fields: AuditFields | null): ProductPast {
  if (!fields) return {}
  if (entity === 'stock') return partOf(fields, STOCK_FIELDS)
  if (entity === 'dish') {
    const dish = partOf(fields, DISH_FIELDS)
    return Object.keys(dish).length > 0 ? { dish } : {}
  }
  return {
    ...partOf(fields, SHEET_FIELDS),
    ...('isEnabled' in fields && { isOnSale: fields.isEnabled === true }),
    ...('isArchived' in fields && { isArchived: fields.isArchived === true }),
  }
}

/** The states before and after an entry. A creation has only a later state, without a copy of all fields. */
export const sidesOf = ({ action, entity, before, after }: ProductTrace) =>
  action === 'createProduct' || action === 'createDish'
    ? { before: {}, after: {} }
    : { before: pastOf(entity, before), after: pastOf(entity, after) }

const flatStock = ({ stock }: ProductSheet) => ({
  kind: stock.kind,
  onHand: stock.kind === 'unlimited' ? 0 : stock.onHand,
  readyOn: stock.kind === 'harvest' ? stock.readyOn : null,
})

function stockFrom({ kind, onHand, readyOn }: ReturnType<typeof flatStock>): StockSetting {
  if (kind === 'unlimited') return { kind }
  return kind === 'harvest' && readyOn !== null ? { kind, onHand, readyOn } : { kind: 'counted', onHand }
}

/**
 * The change that reverts an entry, and its precondition. Null = not revertible: creation, stock receipts, pictures, or
 * archiving, which has a separate button.
 */
export function undoOf(
  trace: ProductTrace,
  sheet: ProductSheet,
): { readonly change: SheetChange; readonly seen: SheetChange } | null {
  const { before, after } = sidesOf(trace)
  if ('isArchived' in before || 'isArchived' in after) return null
  if (trace.entity === 'stock') {
    if (trace.action !== 'setStock') return null
    const now = flatStock(sheet)
    return {
      change: { stock: stockFrom({ ...now, ...(before as Partial<typeof now>) }) },
      seen: { stock: stockFrom({ ...now, ...(after as Partial<typeof now>) }) },
    }
  }
  if (trace.entity === 'dish') return undoOfDish(before.dish, after.dish, sheet.dish)
  return Object.keys(before).length > 0 ? { change: before as SheetChange, seen: after as SheetChange } : null
}

function undoOfDish(
  before: Partial<DishSheet> | undefined,
  after: Partial<DishSheet> | undefined,
  now: DishSheet | null,
): { readonly change: SheetChange; readonly seen: SheetChange } | null {
  if (!before || !after || !now) return null
  // questions removed by the change are recreated
  const groups = before.groups ? groupsAgain(before.groups, now.groups) : now.groups
  return { change: { dish: { ...now, ...before, groups } }, seen: { dish: { ...now, ...after } } }
}
