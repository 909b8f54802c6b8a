import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { DishRef } from '../ports.ts'
import type { ServedColumns } from './served-columns.ts'

export interface DeskDishRow extends ServedColumns {
  readonly id: number
  readonly sectionId: number
  readonly title: string
  readonly slug: string
  readonly description: string
  readonly composition: string
  readonly nutrition: { kcal: number; protein: number; fat: number; carbs: number } | null
  readonly allergens: string[]
  readonly unit: string
  readonly measure: number
  readonly maxSaleQuantity: number | null
  readonly price: Kopecks
  readonly isOnSale: boolean
  readonly isSpicy: boolean
  readonly isMeatless: boolean
}

/** A dish of this very restaurant as it is written; null = there is none. */
export async function findDeskDish(
  executor: Executor,
  { organizationId, dishId }: DishRef,
): Promise<DeskDishRow | null> {
  const [row] = await run<DeskDishRow>(
    executor,
    `select p.id, d.section_id as "sectionId", p.title, p.slug, p.description, p.composition, p.nutrition, p.allergens,
       p.unit, p.measure, p.max_sale_quantity as "maxSaleQuantity", p.price, p.enabled as "isOnSale",
       d.served_weekdays as "servedWeekdays", d.served_from as "servedFrom", d.served_to as "servedTo",
       d.is_spicy as "isSpicy", d.is_meatless as "isMeatless"
     from dish d join product p on p.id = d.product_id where d.organization_id = $1 and d.product_id = $2`,
    [organizationId, dishId],
  )
  return row ?? null
}
