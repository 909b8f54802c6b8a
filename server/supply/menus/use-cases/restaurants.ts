import { forbiddenMistakes } from '@okolitsa/domain/catalog/alcohol.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  type OpeningException,
  type OpenSpan,
  type WeeklySpan,
  withDayHours,
} from '@okolitsa/domain/restaurants/opening-hours.ts'
import {
  exceptionsMistakes,
  type KitchenFields,
  kitchenMistakes,
  MAX_SECTIONS,
  type RestaurantFields,
  restaurantMistakes,
  type SectionFields,
  sectionMistakes,
  weekMistakes,
} from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { workingDayOf } from '@okolitsa/domain/restaurants/working-day.ts'
import { mistakesInList } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { NewRestaurant, RestaurantInfo } from '../ports.ts'
import {
  insertRestaurant,
  isOfRestaurants,
  listKitchens,
  saveKitchens as save,
  saveExceptions,
  saveKitchensOf,
  saveRestaurant,
  saveWeek,
} from '../store/restaurant.store.ts'
import {
  deleteSections,
  listSections,
  nextSectionIds,
  saveSections,
  sectionsWithDishes,
} from '../store/section.store.ts'
import { aboutRestaurant, type MenuDeps, takeRestaurant } from './menu-deps.ts'

/** Adds cuisines, or changes those with these slugs. */
export async function saveKitchens(
  { audit }: MenuDeps,
  tx: Executor,
  author: Author,
  kitchens: readonly KitchenFields[],
): Promise<void> {
  refuseMistakes(mistakesInList(kitchens, 'kitchens', kitchenMistakes))
  const known = new Map((await listKitchens(tx)).map((kitchen) => [kitchen.slug, kitchen]))
  await save(tx, kitchens)
  await audit.record(
    tx,
    author,
    kitchens.map((kitchen) => {
      const before = known.get(kitchen.slug)
      return {
        action: 'saveKitchen',
        entity: 'kitchen',
        entityId: kitchen.slug,
        organizationId: null,
        before: before ? { ...before } : null,
        after: { ...kitchen },
      }
    }),
  )
}

/** Makes a seller of that type a restaurant; returns the ids of its sections. */
export async function createRestaurant(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  { organizationId, fields, week, exceptions, sections }: NewRestaurant,
): Promise<number[]> {
  refuseMistakes({
    ...restaurantMistakes(fields),
    ...weekMistakes(week),
    ...exceptionsMistakes(exceptions),
    ...sectionsMistakes(sections),
  })
  const words = await deps.products.alcoholWords(tx)
  refuseMistakes(mistakesInList(sections, 'sections', ({ title }) => forbiddenMistakes(words, { title })))
  await deps.sellers.takeSellers(tx, [organizationId])
  if (!(await isOfRestaurants(tx, organizationId))) throw new Refusal('NOT_FOUND')
  await demandKitchens(tx, fields.kitchens)
  await orTaken({ restaurant_pkey: 'organizationId' }, () => insertRestaurant(tx, organizationId, fields))
  await saveKitchensOf(tx, organizationId, fields.kitchens)
  await saveWeek(tx, organizationId, week)
  await saveExceptions(tx, organizationId, exceptions)
  const ids = await nextSectionIds(tx, sections.length)
  await saveSections(
    tx,
    organizationId,
    sections.map((section, index) => ({ ...section, id: ids[index] ?? 0 })),
  )
  await deps.audit.record(tx, author, [
    {
      ...aboutRestaurant('createRestaurant', organizationId),
      before: null,
      after: { ...fields, week, exceptions, sections },
    },
  ])
  return ids
}

const BEGINNING: RestaurantFields = {
  kitchens: [],
  preparationMinutes: 40,
  priceLevel: 2,
  acceptMinutes: 10,
  address: '',
  kitchenNote: '',
}

export async function beginRestaurant(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
): Promise<void> {
  if (!(await isOfRestaurants(tx, organizationId))) throw new Refusal('NOT_FOUND')
  await insertRestaurant(tx, organizationId, BEGINNING)
  await deps.audit.record(tx, author, [
    { ...aboutRestaurant('createRestaurant', organizationId), before: null, after: { ...BEGINNING } },
  ])
}

export async function changeRestaurant(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  change: Partial<RestaurantFields>,
): Promise<void> {
  const before = fieldsOf(await takeRestaurant(deps, tx, organizationId))
  const after = { ...before, ...change }
  refuseMistakes(restaurantMistakes(after))
  await demandKitchens(tx, after.kitchens)
  await saveRestaurant(tx, organizationId, after)
  await saveKitchensOf(tx, organizationId, after.kitchens)
  await deps.audit.record(tx, author, [
    { ...aboutRestaurant('changeRestaurant', organizationId), before: { ...before }, after: { ...after } },
  ])
}

export async function setOpeningHours(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  week: readonly WeeklySpan[],
): Promise<void> {
  refuseMistakes(weekMistakes(week))
  const before = await takeRestaurant(deps, tx, organizationId)
  await saveWeek(tx, organizationId, week)
  await deps.audit.record(tx, author, [
    { ...aboutRestaurant('setOpeningHours', organizationId), before: { week: before.hours.week }, after: { week } },
  ])
}

export async function setOpeningExceptions(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  exceptions: readonly OpeningException[],
): Promise<void> {
  refuseMistakes(exceptionsMistakes(exceptions))
  const before = await takeRestaurant(deps, tx, organizationId)
  await saveExceptions(tx, organizationId, exceptions)
  await deps.audit.record(tx, author, [
    {
      ...aboutRestaurant('setOpeningExceptions', organizationId),
      before: { exceptions: before.hours.exceptions },
      after: { exceptions },
    },
  ])
}

/** Sets the hours of the current shift's day, which may have begun yesterday. Null = the usual hours. */
export async function setTodayHours(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  spans: readonly OpenSpan[] | null,
): Promise<void> {
  const { hours } = await takeRestaurant(deps, tx, organizationId)
  const today = workingDayOf(hours, deps.clock())
  const spansMistakes = exceptionsMistakes(spans ? [{ from: today, to: today, spans, note: '' }] : [])
  refuseMistakes(Object.keys(spansMistakes).length > 0 ? { spans: 'wrongValue' } : {})
  await setOpeningExceptions(deps, tx, author, organizationId, withDayHours(hours.exceptions, today, spans))
}

/** Replaces all sections of a menu in order; returns their ids. */
export async function setSections(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  sections: readonly (SectionFields & { readonly id?: number | undefined })[],
): Promise<number[]> {
  refuseMistakes(sectionsMistakes(sections))
  await takeRestaurant(deps, tx, organizationId)
  const before = await listSections(tx, organizationId)
  const known = new Set(before.map(({ id }) => id))
  const kept = sections.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length) throw new Refusal('NOT_FOUND')
  const gone = [...known].filter((id) => !kept.includes(id))
  const titles = new Map(before.map(({ id, title }) => [id, title]))
  const words = await deps.products.alcoholWords(tx)
  refuseMistakes(
    mistakesInList(sections, 'sections', ({ id, title }) =>
      // an unchanged title is not a mistake of this change
      id !== undefined && titles.get(id) === title ? {} : forbiddenMistakes(words, { title }),
    ),
  )
  const withDishes = await sectionsWithDishes(tx, organizationId)
  refuseMistakes(gone.some((id) => withDishes.has(id)) ? { sections: 'required' } : {})
  const generated = await nextSectionIds(tx, sections.length - kept.length)
  const saved = sections.map(({ id, ...section }) => ({ ...section, id: id ?? generated.shift() ?? 0 }))
  await deleteSections(tx, organizationId, gone)
  await saveSections(tx, organizationId, saved)
  await deps.audit.record(tx, author, [
    {
      ...aboutRestaurant('setSections', organizationId),
      before: { sections: before },
      after: { sections: saved },
    },
  ])
  return saved.map(({ id }) => id)
}

const sectionsMistakes = (sections: readonly SectionFields[]) =>
  sections.length > MAX_SECTIONS
    ? { sections: 'tooLong' as const }
    : mistakesInList(sections, 'sections', sectionMistakes)

async function demandKitchens(tx: Executor, slugs: readonly string[]): Promise<void> {
  const known = new Set((await listKitchens(tx)).map(({ slug }) => slug))
  refuseMistakes(slugs.every((slug) => known.has(slug)) ? {} : { kitchens: 'wrongValue' })
}

const fieldsOf = ({
  kitchens,
  preparationMinutes,
  priceLevel,
  acceptMinutes,
  address,
  kitchenNote,
}: RestaurantInfo): RestaurantFields => ({
  kitchens,
  preparationMinutes,
  priceLevel,
  acceptMinutes,
  address,
  kitchenNote,
})
