import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { NewOptionGroup } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { dishesAmong } from '../store/dish.store.ts'
import {
  deleteOptions,
  type GroupToWrite,
  idsOfDish,
  nextGroupIds,
  nextOptionIds,
  type OptionToWrite,
  saveOptions,
} from '../store/option.store.ts'

export interface OptionsOfDish {
  readonly organizationId: number
  readonly dishId: number
  readonly groups: readonly NewOptionGroup[]
}

/**
 * Replaces the options of dishes: options with an id stay, missing ones are deleted. Refuses NOT_FOUND for unknown ids.
 */
export async function writeOptions(tx: Executor, dishes: readonly OptionsOfDish[]): Promise<void> {
  const groups: GroupToWrite[] = []
  const options: OptionToWrite[] = []
  const groupIds = await nextGroupIds(
    tx,
    count(dishes, (group) => Number(group.id === undefined)),
  )
  const optionIds = await nextOptionIds(
    tx,
    count(dishes, (group) => group.options.filter(({ id }) => id === undefined).length),
  )
  const add = (productId: number, list: readonly NewOptionGroup[], parentOptionId: number | null): void => {
    for (const [place, group] of list.entries()) {
      const id = group.id ?? groupIds.shift() ?? 0
      const { title, least, most } = group
      groups.push({ id, productId, parentOptionId, title, least, most, position: place + 1 })
      for (const [at, { groups: nested, id: known, ...option }] of group.options.entries()) {
        const optionId = known ?? optionIds.shift() ?? 0
        options.push({ ...option, id: optionId, groupId: id, position: at + 1 })
        add(productId, nested, optionId)
      }
    }
  }
  for (const { dishId, organizationId, groups: wanted } of dishes) {
    await demandOwn(tx, { dishId, organizationId, groups: wanted })
    add(dishId, wanted, null)
  }
  await saveOptions(tx, groups, options)
}

/**
 * Requires that the ids belong to this dish, and combo dishes to this restaurant; deletes the options missing from the
 * list.
 */
async function demandOwn(tx: Executor, { dishId, organizationId, groups }: OptionsOfDish): Promise<void> {
  const all = withNested(groups)
  const options = all.flatMap((group) => group.options)
  const kept = {
    groups: all.flatMap(({ id }) => id ?? []),
    options: options.flatMap(({ id }) => id ?? []),
  }
  const isTwice = new Set(kept.groups).size < kept.groups.length || new Set(kept.options).size < kept.options.length
  const meant = [...new Set(options.flatMap((option) => option.dishId ?? []))]
  const own = meant.length > 0 ? await dishesAmong(tx, organizationId, meant) : new Set()
  refuseMistakes(meant.every((id) => id !== dishId && own.has(id)) ? {} : { dishId: 'wrongValue' })
  const known = await idsOfDish(tx, dishId)
  const isForeign = kept.groups.some((id) => !known.groups.has(id)) || kept.options.some((id) => !known.options.has(id))
  if (isForeign || isTwice) throw new Refusal('NOT_FOUND')
  if (known.groups.size > 0) await deleteOptions(tx, dishId, kept)
}

const withNested = (groups: readonly NewOptionGroup[]): NewOptionGroup[] =>
  groups.flatMap((group) => [group, ...group.options.flatMap((option) => withNested(option.groups))])

const count = (dishes: readonly OptionsOfDish[], of: (group: NewOptionGroup) => number): number =>
  dishes.flatMap(({ groups }) => withNested(groups)).reduce((sum, group) => sum + of(group), 0)
