import { forbiddenMistakes } from '@okolitsa/domain/catalog/alcohol.ts'
import { writtenGroups } from '@okolitsa/domain/goods/dish-sheet.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { optionGroupsOf } from '@okolitsa/domain/restaurants/options.ts'
import { type DishFields, dishMistakes, optionsOfAlcohol } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { type FieldMistakes, mistakesInList } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { DishChange, DishRef, NewDish } from '../ports.ts'
import { dishesAmong, farmersAmong, insertDishes, lockDish, saveDish, saveOrigins } from '../store/dish.store.ts'
import { listChoices } from '../store/option.store.ts'
import { listSections } from '../store/section.store.ts'
import { type MenuDeps, takeRestaurant } from './menu-deps.ts'
import { writeOptions } from './options.ts'

/** Adds dishes with products, options and stock; returns their ids in order. */
export async function createDishes(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  dishes: readonly NewDish[],
): Promise<number[]> {
  refuseMistakes(mistakesInList(dishes, 'dishes', ({ fields }) => dishMistakes(fields)))
  const restaurants = [...new Set(dishes.map(({ organizationId }) => organizationId))].sort((a, b) => a - b)
  await deps.sellers.takeSellers(tx, restaurants)
  const titles = new Map<number, string>()
  for (const organizationId of restaurants) {
    await takeRestaurant(deps, tx, organizationId)
    const sections = new Map((await listSections(tx, organizationId)).map(({ id, title }) => [id, title]))
    const own = dishes.filter((dish) => dish.organizationId === organizationId)
    if (own.some(({ sectionId }) => !sections.has(sectionId))) throw new Refusal('NOT_FOUND')
    for (const { sectionId } of own) titles.set(sectionId, sections.get(sectionId) ?? '')
  }
  const words = await deps.products.alcoholWords(tx)
  refuseMistakes(
    mistakesInList(
      dishes,
      'dishes',
      ({ product, sectionId, fields }): FieldMistakes => ({
        ...forbiddenMistakes(words, { ...product, sectionTitle: titles.get(sectionId) ?? '' }),
        ...optionsOfAlcohol(words, fields.groups),
      }),
    ),
  )
  await demandFarmers(
    tx,
    dishes.map(({ fields }) => fields),
  )
  const categoryId = await deps.products.firstCategoryOf(tx, 'restaurant')
  if (categoryId === null) throw new Error('there is no category of dishes')
  const ids = await deps.products.createProducts(
    tx,
    author,
    dishes.map(({ sectionId: _section, fields: _fields, product, specialPrices, stock, ...dish }) => ({
      ...dish,
      categoryId,
      furtherCategoryIds: [],
      fields: { ...product, isWeight: false, shelfLife: '', storage: '', productionSchedule: null, attributes: {} },
      specialPrices: specialPrices ?? [],
      stock: stock ?? { kind: 'unlimited' },
    })),
  )
  const added = dishes.map((dish, index) => ({ ...dish, id: ids[index] ?? 0 }))
  await insertDishes(tx, added)
  await saveOrigins(tx, added)
  await writeOptions(
    tx,
    added.map(({ id, organizationId, fields }) => ({ dishId: id, organizationId, groups: fields.groups })),
  )
  await deps.audit.record(
    tx,
    author,
    added.map(({ id, organizationId, sectionId, fields }) => ({
      action: 'createDish',
      entity: 'dish',
      entityId: id,
      organizationId,
      before: null,
      after: { sectionId, ...fields },
    })),
  )
  return ids
}

export async function changeDish(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  ref: DishRef,
  change: DishChange,
): Promise<void> {
  const { organizationId, dishId } = ref
  await takeRestaurant(deps, tx, organizationId)
  const before = await lockDish(tx, ref)
  if (!before) throw new Refusal('NOT_FOUND')
  const { groups, ...others } = change.fields ?? {}
  const fields = { ...before.fields, ...others }
  refuseMistakes(dishMistakes({ ...fields, groups: groups ?? [] }))
  await demandFarmers(tx, [fields])
  const sectionId = change.sectionId ?? before.sectionId
  const section = (await listSections(tx, organizationId)).find(({ id }) => id === sectionId)
  if (!section) throw new Refusal('NOT_FOUND')
  const { title, description, composition } = { ...before, ...change.product }
  const words = await deps.products.alcoholWords(tx)
  refuseMistakes({
    ...forbiddenMistakes(words, { title, description, composition, sectionTitle: section.title }),
    ...optionsOfAlcohol(words, groups ?? []),
  })
  const groupsBefore = groups && (await groupsOf(tx, dishId))
  const product = { organizationId, productId: dishId }
  if (change.product) await deps.products.changeProduct(tx, author, product, change.product)
  if (change.price !== undefined) await deps.products.setPrice(tx, author, product, change.price)
  const saved = { id: dishId, organizationId, sectionId, fields: { ...fields, groups: groups ?? [] } }
  await saveDish(tx, saved)
  await saveOrigins(tx, [saved])
  if (groups) await writeOptions(tx, [{ dishId, organizationId, groups }])
  await deps.audit.record(tx, author, [
    {
      action: 'changeDish',
      entity: 'dish',
      entityId: dishId,
      organizationId,
      before: { sectionId: before.sectionId, ...before.fields, ...(groupsBefore && { groups: groupsBefore }) },
      // read again, since it includes the ids of new options
      after: { sectionId, ...fields, ...(groups && { groups: await groupsOf(tx, dishId) }) },
    },
  ])
}

/** Current groups of options of a dish, as edited. */
const groupsOf = async (tx: Executor, dishId: number) =>
  writtenGroups(optionGroupsOf((await listChoices(tx, [dishId])).map(({ productId: _of, ...row }) => row)))

export async function setDishOnSale(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  ref: DishRef,
  isOnSale: boolean,
): Promise<void> {
  const { organizationId, dishId: productId } = ref
  await takeRestaurant(deps, tx, organizationId)
  if (!(await dishesAmong(tx, organizationId, [productId])).has(productId)) throw new Refusal('NOT_FOUND')
  const product = { organizationId, productId }
  await (isOnSale
    ? deps.products.enableProduct(tx, author, product)
    : deps.products.disableProduct(tx, author, product))
}

/** Requires that the origins of dishes are farmers of the marketplace. */
async function demandFarmers(tx: Executor, dishes: readonly Pick<DishFields, 'origins'>[]): Promise<void> {
  const named = [...new Set(dishes.flatMap(({ origins }) => origins.map(({ organizationId }) => organizationId)))]
  if (named.length === 0) return
  const farmers = await farmersAmong(tx, named)
  refuseMistakes(named.every((id) => farmers.has(id)) ? {} : { origins: 'wrongValue' })
}
