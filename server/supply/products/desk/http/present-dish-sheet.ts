import type { DishForm } from '@okolitsa/contracts/products/dish-form.ts'
import type { DishSheet } from '@okolitsa/domain/goods/dish-sheet.ts'
import { fromRoubles, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { NewDishOption, NewOptionGroup } from '@okolitsa/domain/restaurants/restaurant-fields.ts'

type SentGroup = DishForm['groups'][number]
type SentNested = SentGroup['options'][number]['groups'][number]

/** A dish, or a part of it, as submitted by the restaurant; amounts in roubles. */
export function presentDishSheet(dish: DishSheet): DishForm
export function presentDishSheet(dish: Partial<DishSheet>): Partial<DishForm>
export function presentDishSheet({ served, groups, ...dish }: Partial<DishSheet>): Partial<DishForm> {
  return {
    ...dish,
    ...(served !== undefined && { served: served && { ...served, weekdays: [...served.weekdays] } }),
    ...(groups && { groups: groups.map(presentGroup) }),
  }
}

const presentOption = ({ id, title, note, price, isDefault, most, dishId }: NewDishOption) => ({
  ...(id !== undefined && { id }),
  title,
  note,
  price: toRoubles(price),
  isDefault,
  most,
  dishId,
})
const presentHead = ({ id, title, least, most }: NewOptionGroup) => ({
  ...(id !== undefined && { id }),
  title,
  least,
  most,
})
const presentGroup = (group: NewOptionGroup): SentGroup => ({
  ...presentHead(group),
  options: group.options.map((option) => ({
    ...presentOption(option),
    groups: option.groups.map((nested) => ({ ...presentHead(nested), options: nested.options.map(presentOption) })),
  })),
})

/** A submitted dish with amounts in kopecks. */
export const readDishSheet = ({ groups, ...dish }: DishForm): DishSheet => ({ ...dish, groups: groups.map(readGroup) })

const readGroup = ({ options, ...group }: SentGroup | SentNested): NewOptionGroup => ({
  ...group,
  options: options.map(({ price, ...option }) => ({
    ...option,
    price: fromRoubles(price),
    groups: 'groups' in option ? (option.groups as SentNested[]).map(readGroup) : [],
  })),
})
