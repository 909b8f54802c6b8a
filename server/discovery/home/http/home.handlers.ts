import type { homeEndpoints } from '@okolitsa/contracts/home/home.endpoints.ts'
import type { RecipeCard } from '@okolitsa/contracts/recipes/recipe.ts'
import { type Clock, dayIn, type IsoDate, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { isDayOff, recipesOfTheDay } from '@okolitsa/domain/home/recipes-of-the-day.ts'
import type { DeliveryService, ServiceableSellers } from '../../../fulfilment/delivery/ports.ts'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { CatalogService } from '../../catalog/ports.ts'
import type { RecipesService } from '../../recipes/ports.ts'
import {
  CHOICE_TTL_MS,
  GROWING,
  MOST_ABSENT,
  MOST_CHOICES,
  MOST_RECIPES,
  MOST_RIPENING,
  RIPENING_ASKED,
} from '../policy.ts'

export interface HomeDeps {
  readonly clock: Clock
  readonly delivery: Pick<DeliveryService, 'placeOf' | 'sellersAt'>
  readonly catalog: Pick<CatalogService, 'cards' | 'ripening' | 'absentRoots'>
  readonly recipes: Pick<RecipesService, 'cookableRecipes'>
}

/** What is chosen for a set of sellers and a day. */
interface Choice {
  readonly ripeningIds: readonly number[]
  readonly recipes: readonly RecipeCard[]
}

/** One choice for everyone whom the same sellers reach on a day; prices, stock and promises are of the place and moment. */
export function homeHandlers({ clock, delivery, catalog, recipes }: HomeDeps): Handlers<typeof homeEndpoints> {
  const choices = createTimedCache<Choice>({ ttlMs: CHOICE_TTL_MS, most: MOST_CHOICES })

  const choose = async (sellers: ServiceableSellers): Promise<Choice> => {
    const [ripeningIds, cookable] = await Promise.all([
      catalog.ripening(sellers, GROWING, lastDayOfRussia(clock()), RIPENING_ASKED),
      recipes.cookableRecipes(sellers.bits),
    ])
    return { ripeningIds, recipes: cookable }
  }

  return {
    homeFeed: async ({ query, context, scope }) => {
      const place = await delivery.placeOf(query, context.site)
      const sellers = await delivery.sellersAt(scope, place)
      const today = dayIn(findRegion(place.regionCode)?.timeZone ?? SHOP_TIME_ZONE, clock())
      const [choice, absent] = await Promise.all([
        choices.get(`${sellers.version}|${sellers.key}|${lastDayOfRussia(clock())}`, () => choose(sellers)),
        catalog.absentRoots(sellers, MOST_ABSENT),
      ])
      const ripening = await catalog.cards(scope, choice.ripeningIds, place)
      return {
        isDayOff: isDayOff(today),
        ripening: ripening
          .filter(({ availability, harvestReadyOn }) => availability.isAvailableForCart && harvestReadyOn !== null)
          .slice(0, MOST_RIPENING),
        recipes: recipesOfTheDay(choice.recipes, today, MOST_RECIPES),
        absent,
      }
    },
  }
}

/** A harvest of a later day lies ahead in every zone of the country. */
const lastDayOfRussia = (now: Date): IsoDate => dayIn('Asia/Kamchatka', now)
