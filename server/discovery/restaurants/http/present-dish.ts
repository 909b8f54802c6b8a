import type { Dish, DishCard } from '@okolitsa/contracts/restaurants/dish.ts'
import { priceOn } from '@okolitsa/domain/catalog/price.ts'
import { NOVELTY_DAYS, stepsLeft } from '@okolitsa/domain/catalog/stock.ts'
import { PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import {
  canBeChosen,
  leastPrice,
  needsChoice,
  type OptionGroup,
  optionGroupsOf,
} from '@okolitsa/domain/restaurants/options.ts'
import { dishObstacle, type ServedHours, servedState } from '@okolitsa/domain/restaurants/served.ts'
import { shownRating } from '@okolitsa/domain/reviews/rating.ts'
import { type DishRow, focusOf } from '../store/dish-row.ts'

const DAY_MS = 86_400_000

type Hours = Readonly<Record<'weekdays', number[] | null>> & Readonly<Record<'from' | 'to', string | null>>

/** Serving hours of a dish from its columns; null = none. */
export const servedFrom = ({ weekdays, from, to }: Hours): ServedHours | null =>
  weekdays === null || from === null || to === null ? null : { weekdays, from: from.slice(0, 5), to: to.slice(0, 5) }

export const presentServed = (served: ServedHours | null) =>
  served && { weekdays: [...served.weekdays], from: served.from, to: served.to }

const momentOf = (date: Date | null) => date?.toISOString() ?? null

const WHILE_CLOSED: DishCard['availability'] = {
  isAvailable: false,
  reason: 'marketClosed',
  until: null,
  servedUntil: null,
  left: null,
}

/** Availability of a dish now, or the reason against it, apart from the kitchen's hours. */
function availabilityOf(row: DishRow, groups: readonly OptionGroup[], now: Date): DishCard['availability'] {
  const own = servedFrom({ weekdays: row.servedWeekdays, from: row.servedFrom, to: row.servedTo })
  const sectionServed = servedFrom({
    weekdays: row.sectionServedWeekdays,
    from: row.sectionServedFrom,
    to: row.sectionServedTo,
  })
  const stop = row.stoppedAt === null ? null : { until: row.stoppedUntil === null ? null : new Date(row.stoppedUntil) }
  const left =
    row.kind === null ? 0 : stepsLeft({ kind: row.kind, left: row.left ?? 0 }, { isWeight: false, measure: 1 })
  const none = (reason: DishCard['availability']['reason'], until: Date | null = null) => ({
    isAvailable: false,
    reason,
    until: momentOf(until),
    servedUntil: null,
    left,
  })
  if (!row.isOnSale) return none('notOnSale')
  const obstacle = dishObstacle({ stop, served: own, sectionServed }, row.timeZone, now)
  if (obstacle)
    return obstacle.kind === 'stopped' ? none('stopped', obstacle.until) : none('notServed', obstacle.servedAt)
  if (left === 0) return none('outOfStock')
  if (!canBeChosen(groups)) return none('optionsOut')
  const served = servedState(own ?? sectionServed, row.timeZone, now)
  return {
    isAvailable: true,
    reason: null,
    until: null,
    servedUntil: served.isOpen ? momentOf(served.until) : null,
    left,
  }
}

/** Nutrition of a portion, from values per 100 units. */
function portionNutrition({ nutrition, unit, measure }: DishRow): DishCard['nutrition'] {
  if (nutrition === null || unit === PIECE) return null
  const of = (per100: number) => Math.round((per100 * measure) / 100)
  return {
    kcal: of(nutrition.kcal),
    protein: of(nutrition.protein),
    fat: of(nutrition.fat),
    carbs: of(nutrition.carbs),
  }
}

/** @param isMarketClosed true = the market takes no orders, so the dish has no hours either */
export function presentDishCard(row: DishRow, now: Date, isMarketClosed = false): DishCard {
  const groups = optionGroupsOf(row.options)
  const { price, finalPrice, special, discountPercent } = priceOn(row.price, row.specials, dayIn(row.timeZone, now))
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    smallImageUrl: imageUrl(row.image),
    imageAlt: row.imageAlt,
    imageFocus: focusOf(row),
    hue: row.hue,
    organizationId: row.organizationId,
    sectionId: row.sectionId,
    unit: row.unit,
    measure: row.measure,
    maxSaleQuantity: row.maxSaleQuantity,
    priceInfo: {
      price: toRoubles(price),
      finalPrice: toRoubles(finalPrice),
      specialPrice: special && toRoubles(special.price),
      specialFromDate: special?.from ?? null,
      specialToDate: special?.to ?? null,
    },
    priceFrom: toRoubles(leastPrice({ price: finalPrice, groups })),
    discountPercent,
    nutrition: portionNutrition(row),
    isSpicy: row.isSpicy,
    isMeatless: row.isMeatless,
    isNew: now.getTime() - Date.parse(row.createdAt) < NOVELTY_DAYS * DAY_MS,
    hasOptions: groups.length > 0,
    needsChoice: needsChoice(groups),
    served: isMarketClosed
      ? null
      : presentServed(servedFrom({ weekdays: row.servedWeekdays, from: row.servedFrom, to: row.servedTo })),
    availability: isMarketClosed ? WHILE_CLOSED : availabilityOf(row, groups, now),
    rating: shownRating(row),
    reviewsCount: row.ratingCount,
  }
}

export const presentGroups = (row: DishRow): Dish['groups'] =>
  optionGroupsOf(row.options).map((group) => ({
    ...presentGroup(group),
    options: group.options.map((option) => ({
      ...presentOption(option),
      groups: option.groups.map((nested) => ({ ...presentGroup(nested), options: nested.options.map(presentOption) })),
    })),
  }))

const presentGroup = ({ id, title, least, most }: OptionGroup) => ({ id, title, least, most })
const presentOption = ({ groups: _groups, price, ...option }: OptionGroup['options'][number]) => ({
  ...option,
  price: toRoubles(price),
})
