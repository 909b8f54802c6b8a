import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { MAX_PAUSE_MINUTES, MAX_RUSH_MINUTES } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { Stop } from '@okolitsa/domain/restaurants/served.ts'
import { mistakesOf, whole } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Stopped } from '../ports.ts'
import { lockDish, saveDishStop } from '../store/dish.store.ts'
import { lockOption, saveOptionStop } from '../store/option.store.ts'
import { savePace } from '../store/restaurant.store.ts'
import { stopOf } from '../store/served-columns.ts'
import { aboutRestaurant, type MenuDeps, takeRestaurant } from './menu-deps.ts'

const MINUTE_MS = 60_000

/** Stops a dish or an option; null = resumes it. */
export async function setStop(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  what: Stopped,
  stop: Stop | null,
): Promise<void> {
  const { organizationId } = what
  await takeRestaurant(deps, tx, organizationId)
  const now = deps.clock()
  refuseMistakes(stop?.until && stop.until <= now ? { until: 'tooSmall' } : {})
  const written = stop && { at: now, until: stop.until }
  const entry = { action: stop ? 'stop' : 'unstop', organizationId }
  if ('dishId' in what) {
    const dish = await lockDish(tx, what)
    if (!dish) throw new Refusal('NOT_FOUND')
    await saveDishStop(tx, what, written)
    await deps.audit.record(tx, author, [
      { ...entry, entity: 'dish', entityId: what.dishId, before: { stop: dish.stop }, after: { stop } },
    ])
    return
  }
  const option = await lockOption(tx, organizationId, what.optionId)
  if (!option) throw new Refusal('NOT_FOUND')
  await saveOptionStop(tx, what.optionId, written)
  await deps.audit.record(tx, author, [
    { ...entry, entity: 'dish_option', entityId: what.optionId, before: { stop: stopOf(option) }, after: { stop } },
  ])
}

/** Adds minutes to every order until a time; null = ends the rush. */
export async function setRush(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  rush: { readonly minutes: number; readonly until: Date } | null,
): Promise<void> {
  refuseMistakes(rush ? mistakesOf({ minutes: whole(1, MAX_RUSH_MINUTES) }, rush) : {})
  const { pace } = await takeRestaurant(deps, tx, organizationId)
  refuseMistakes(rush ? untilMistakes(rush.until, deps.clock()) : {})
  const after = { rushMinutes: rush?.minutes ?? 0, rushUntil: rush?.until ?? null }
  await savePace(tx, organizationId, { ...pace, ...after })
  await deps.audit.record(tx, author, [
    {
      ...aboutRestaurant('setRush', organizationId),
      before: { rushMinutes: pace.rushMinutes, rushUntil: pace.rushUntil },
      after,
    },
  ])
}

/** Pauses orders until a time; null = resumes them. */
export async function setPause(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  until: Date | null,
): Promise<void> {
  const { pace } = await takeRestaurant(deps, tx, organizationId)
  refuseMistakes(until ? untilMistakes(until, deps.clock()) : {})
  await savePace(tx, organizationId, { ...pace, pausedUntil: until })
  await deps.audit.record(tx, author, [
    {
      ...aboutRestaurant('setPause', organizationId),
      before: { pausedUntil: pace.pausedUntil },
      after: { pausedUntil: until },
    },
  ])
}

/** Limits a rush or a pause to a day, in case the kitchen forgets it. */
const untilMistakes = (until: Date, now: Date) => {
  if (until <= now) return { until: 'tooSmall' as const }
  return until.getTime() - now.getTime() > MAX_PAUSE_MINUTES * MINUTE_MS ? { until: 'tooBig' as const } : {}
}
