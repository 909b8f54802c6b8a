import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { isRush, kitchenState } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import { isStopped, type ServedHours, type Stop } from '@okolitsa/domain/restaurants/served.ts'
import type { KitchenMenu } from '../../ports.ts'

const momentOf = (date: Date | null) => date?.toISOString() ?? null
const spanOf = (served: ServedHours | null) => served && { ...served, weekdays: [...served.weekdays] }

/** A menu for the restaurant's staff; expired stops are omitted. */
export function presentKitchenMenu({ restaurant, sections, allKitchens }: KitchenMenu, now: Date): KitchenMenuAnswer {
  const { hours, pace } = restaurant
  const state = kitchenState(hours, pace, now)
  const stopOf = (stop: Stop | null) => (isStopped(stop, now) ? { until: momentOf(stop.until) } : null)
  return {
    organizationId: restaurant.organizationId,
    timeZone: hours.timeZone,
    state:
      state.kind === 'open'
        ? { ...state, until: momentOf(state.until) }
        : state.kind === 'paused'
          ? { ...state, until: state.until.toISOString() }
          : { ...state, opensAt: momentOf(state.opensAt) },
    kitchens: [...restaurant.kitchens],
    allKitchens: allKitchens.map(({ slug, title }) => ({ slug, title })),
    preparationMinutes: restaurant.preparationMinutes,
    priceLevel: restaurant.priceLevel,
    acceptMinutes: restaurant.acceptMinutes,
    address: restaurant.address,
    kitchenNote: restaurant.kitchenNote,
    rush:
      isRush(pace, now) && pace.rushUntil ? { minutes: pace.rushMinutes, until: pace.rushUntil.toISOString() } : null,
    pausedUntil: pace.pausedUntil && pace.pausedUntil > now ? pace.pausedUntil.toISOString() : null,
    openingHours: hours.week.map((span) => ({ ...span, weekdays: [...span.weekdays] })),
    openingExceptions: hours.exceptions.map((one) => ({ ...one, spans: one.spans.map((span) => ({ ...span })) })),
    sections: sections.map(({ served, dishes, ...section }) => ({
      ...section,
      served: spanOf(served),
      dishes: dishes.map(({ image, price, stop, options, ...dish }) => ({
        ...dish,
        smallImageUrl: imageUrl(image),
        price: toRoubles(price),
        stop: stopOf(stop),
        options: options.map((option) => ({ ...option, stop: stopOf(option.stop) })),
      })),
    })),
  }
}
