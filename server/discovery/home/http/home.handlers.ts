import type { homeEndpoints } from '@okolitsa/contracts/home/home.endpoints.ts'
import type { RecipeCard } from '@okolitsa/contracts/recipes/recipe.ts'
import { dayIn, type IsoDate, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { isDayOff, recipesOfTheDay } from '@okolitsa/domain/home/recipes-of-the-day.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import type { ServiceableSellers } from '../../../fulfilment/delivery/ports.ts'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { newsOfPlace } from '../news-of-place.ts'
import {
  CHOICE_TTL_MS,
  GROWING,
  MAX_ABSENT,
  MAX_CHOICES,
  MAX_FRESH,
  MAX_RECIPES,
  MAX_RIPENING,
  REQUESTED_PRODUCTS,
} from '../policy.ts'

export type HomeDeps = Deps<'clock' | 'delivery' | 'catalog' | 'recipes' | 'farmPosts'>

interface Choice {
  readonly freshIds: readonly number[]
  readonly ripeningIds: readonly number[]
  readonly recipes: readonly RecipeCard[]
}

/**
 * Chooses products once for all places reached by the same sellers on a day; prices, stock and promises depend on the
 * place and time.
 */
export function homeHandlers(deps: HomeDeps): Handlers<typeof homeEndpoints> {
  const { clock, delivery, catalog, recipes } = deps
  const choices = createTimedCache<Choice>({ ttlMs: CHOICE_TTL_MS, most: MAX_CHOICES })

  const choose = async (sellers: ServiceableSellers): Promise<Choice> => {
    const [freshIds, ripeningIds, cookable] = await Promise.all([
      catalog.madeSince(sellers, plusDays(dayIn(FIRST_ZONE, clock()), -1), REQUESTED_PRODUCTS),
      catalog.ripening(sellers, GROWING, lastDayOfRussia(clock()), REQUESTED_PRODUCTS),
      recipes.cookableRecipes(sellers),
    ])
    return { freshIds, ripeningIds, recipes: cookable }
  }

  return {
    homeFeed: async ({ query, context, scope }) => {
      const place = await delivery.placeOf(query, context.site)
      const sellers = await delivery.sellersAt(scope, place)
      const today = dayIn(findRegion(place.regionCode)?.timeZone ?? SHOP_TIME_ZONE, clock())
      // recipes of the day are chosen by the goods that they need
      if (context.closedAreas.includes('goods')) return { ...NOTHING, isDayOff: isDayOff(today) }
      const [choice, absent, news] = await Promise.all([
        choices.get(`${sellers.key}|${lastDayOfRussia(clock())}`, () => choose(sellers)),
        catalog.absentRoots(sellers, MAX_ABSENT),
        newsOfPlace(deps, scope, place.coords, sellers),
      ])
      const [made, ripening, known] = await Promise.all([
        catalog.cards(scope, choice.freshIds, place),
        catalog.cards(scope, choice.ripeningIds, place),
        delivery.sellers(everybodys('zones of sellers whose goods were found for the place')),
      ])
      const fresh = made.flatMap((product) => {
        const there = dayIn(known.get(product.farmer.id)?.timeZone ?? SHOP_TIME_ZONE, clock())
        const daysAgo = ([0, 1] as const).find((days) => product.made?.on === plusDays(there, -days))
        return daysAgo === undefined || !product.availability.isAvailableForCart ? [] : [{ daysAgo, product }]
      })
      return {
        isDayOff: isDayOff(today),
        fresh: fresh.toSorted((a, b) => a.daysAgo - b.daysAgo).slice(0, MAX_FRESH),
        ripening: ripening
          .filter(({ availability, harvestReadyOn }) => availability.isAvailableForCart && harvestReadyOn !== null)
          .slice(0, MAX_RIPENING),
        recipes: context.closedAreas.includes('recipes') ? [] : recipesOfTheDay(choice.recipes, today, MAX_RECIPES),
        absent,
        news,
      }
    },
  }
}

const NOTHING = { fresh: [], ripening: [], recipes: [], absent: [], news: [] }

/** The westernmost time zone, where a day ends last. */
const FIRST_ZONE = 'Europe/Kaliningrad'

/** A harvest after this day is in the future in every zone of the country. */
const lastDayOfRussia = (now: Date): IsoDate => dayIn('Asia/Kamchatka', now)
