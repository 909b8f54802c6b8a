import { createHmac } from 'node:crypto'
import type { searchEndpoints } from '@okolitsa/contracts/search/search.endpoints.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import { foldedText } from '@okolitsa/strings/ru/folded-text.ts'
import { isShowable } from '@okolitsa/strings/ru/search-privacy.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import type { RecipesService } from '../../recipes/ports.ts'
import type { RestaurantsService } from '../../restaurants/ports.ts'
import { isNamedBy } from '../is-named-by.ts'
import {
  MAX_ASKS,
  MAX_CATEGORIES,
  MAX_DISHES,
  MAX_EMPTY,
  MAX_FARMERS,
  MAX_PHRASES,
  MAX_PRODUCTS,
  MAX_RECIPES,
  MAX_RESTAURANTS,
  MAX_ROOTS,
  MAX_SUGGEST_TEXT,
  MAX_SUGGEST_WORDS,
} from '../policy.ts'
import type { FestivalNames } from '../ports.ts'
import { countEmpty, keepAsk, popularPhrases } from '../store/ask.store.ts'
import { termsBeginning } from '../store/term.store.ts'

/** Minimum length of a text that is searched; shorter texts only get popular suggestions. */
const SHORTEST_TEXT = 2
/** Cookie with the anonymous device id (spec 2.4, step 4). */
const DEVICE_COOKIE = 'anonymous-id'
const MOST = { products: MAX_PRODUCTS, categories: MAX_CATEGORIES, farmers: MAX_FARMERS }
const NO_GOODS = { corrected: null, searchedFor: null, products: [], total: 0, categories: [], farmers: [] }
const NOTHING = {
  corrected: null,
  searchedFor: null,
  products: { items: [], totalItems: 0 },
  categories: [],
  farmers: [],
  recipes: [],
  restaurants: [],
  dishes: [],
  festivals: [],
}

export interface SearchDeps extends Deps<'executor' | 'clock' | 'delivery' | 'catalog'> {
  readonly recipes: Pick<RecipesService, 'findRecipes'>
  readonly restaurants: Pick<RestaurantsService, 'suggest'>
  readonly festival: FestivalNames
  readonly reads: Executor
  /** Secret key of the callers' digests. */
  readonly secret: string
}

/** Normalizes a text: lower case, е for ё, single spaces. */
const phraseOf = (text: string) => foldedText(text).replace(/\s+/gu, ' ').trim()

/** The beginning of a text that suggestions use; every further word would cost a search. */
const beginningOf = (text: string): string =>
  cutText(text.trim().split(/\s+/u).slice(0, MAX_SUGGEST_WORDS).join(' '), MAX_SUGGEST_TEXT)

export function searchHandlers({
  executor,
  reads,
  clock,
  delivery,
  catalog,
  recipes,
  restaurants,
  festival,
  secret,
}: SearchDeps): Handlers<typeof searchEndpoints> {
  return {
    suggest: async ({ query, context, scope }) => {
      const place = await delivery.placeOf(query, context.site)
      const text = beginningOf(query.text)
      const phrase = phraseOf(text)
      const isMarketplace = scope.sellers === 'every'
      const asPopular = () =>
        isMarketplace ? popularPhrases(reads, place.regionCode, phrase, MAX_PHRASES) : Promise.resolve([])
      const sellers = await delivery.sellersAt(scope, place)
      const has = (area: Area) => !context.closedAreas.includes(area)
      if (phrase.length < SHORTEST_TEXT) {
        // a shop without recorded searches has no popular phrases, but it has products
        const [phrases, categories] = await Promise.all([
          asPopular(),
          has('goods') ? catalog.fullestRoots(sellers, MAX_ROOTS) : [],
        ])
        return { ...NOTHING, phrases, categories }
      }
      const cookedOf = (text: string) =>
        isMarketplace && has('recipes') ? recipes.findRecipes(text, MAX_RECIPES) : Promise.resolve([])
      const [asked, terms, found, cooked, eaten, coming] = await Promise.all([
        asPopular(),
        isMarketplace && has('goods') ? termsBeginning(reads, phrase, sellers, MAX_PHRASES) : [],
        has('goods') ? catalog.suggest({ text, place, scope, most: MOST }) : NO_GOODS,
        cookedOf(text),
        has('restaurants')
          ? restaurants.suggest({
              scope,
              place,
              text,
              most: { restaurants: MAX_RESTAURANTS, dishes: MAX_DISHES },
            })
          : { restaurants: [], dishes: [] },
        isMarketplace && has('festival') ? festival.comingFestival(reads, clock()) : null,
      ])
      const { products, total, ...rest } = found
      return {
        ...rest,
        phrases: [...new Set([...asked, ...terms])].slice(0, MAX_PHRASES),
        products: { items: products, totalItems: total },
        restaurants: eaten.restaurants,
        dishes: eaten.dishes,
        festivals:
          coming && isNamedBy(text, [festivalText.title, coming.title, ...coming.cities])
            ? [{ title: coming.title, lead: coming.lead }]
            : [],
        recipes: found.corrected === null ? cooked : await cookedOf(found.corrected),
      }
    },

    searchAsked: async ({ query, body, context, scope }) => {
      const phrase = phraseOf(body.text)
      if (!isShowable(phrase)) return { ok: true }
      const place = await delivery.placeOf(query, context.site)
      // the word is counted for the goods that it finds
      if (context.closedAreas.includes('goods')) return { ok: true }
      const none = { products: 1, categories: 0, farmers: 1 }
      const { total, farmers } = await catalog.suggest({ text: body.text, place, scope, most: none })
      const ask = { phrase, regionCode: place.regionCode ?? '', day: dayIn('Europe/Moscow', clock()) }
      if (total === 0 && farmers.length === 0) {
        await countEmpty(executor, ask, MAX_EMPTY)
        return { ok: true }
      }
      const asker = context.cookies[DEVICE_COOKIE] ?? context.network
      const digest = createHmac('sha256', secret).update(`${phrase}|${asker}`).digest().subarray(0, 12)
      await keepAsk(executor, ask, digest, MAX_ASKS)
      return { ok: true }
    },
  }
}
