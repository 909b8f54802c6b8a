import { demoCategoryStories } from '@okolitsa/demo/data/category-stories.ts'
import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { demoOfficeAccount } from '@okolitsa/demo/office.ts'
import { demoStaff } from '@okolitsa/demo/staff.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { MarketSettings } from '@okolitsa/domain/market/market.ts'
import { createReadModelsModule } from '../discovery/read-models/module.ts'
import type { ReadModelsService } from '../discovery/read-models/ports.ts'
import { recipeCommands } from '../discovery/recipes/module.ts'
import type { RecipeCommands } from '../discovery/recipes/ports.ts'
import { rebuildTerms } from '../discovery/search/module.ts'
import { cloneQuestions, importQuestions } from '../engagement/questions/module.ts'
import {
  cloneReviews,
  importReviews,
  importStars,
  listUnqueued,
  refreshAllRatings,
} from '../engagement/reviews/module.ts'
import { createAuditModule } from '../people/audit/module.ts'
import { insertCustomers } from '../people/identity/module.ts'
import { insertMarket } from '../people/market/module.ts'
import { createModeration } from '../people/moderation/module.ts'
import { type Executor, openDatabase, run } from '../platform/db/client.ts'
import { scheduleDelayedEvents } from '../platform/jobs/delayed-events.ts'
import { createContentCommands } from '../publishing/content/module.ts'
import { createFestivalCommands } from '../publishing/festival/module.ts'
import { createSitePageCommands } from '../publishing/site-pages/module.ts'
import { createSiteCommands } from '../publishing/sites/module.ts'
import { createLoyaltyCommands } from '../sales/loyalty/module.ts'
import type { LoyaltyCommands } from '../sales/loyalty/ports.ts'
import { planCommands } from '../sales/plans/module.ts'
import { createSubscriptionCommands } from '../sales/subscription/module.ts'
import { importPosts } from '../supply/farm-posts/module.ts'
import { menuCommands } from '../supply/menus/module.ts'
import type { MenuCommands } from '../supply/menus/ports.ts'
import { createProductsModule } from '../supply/products/module.ts'
import type { ProductsService } from '../supply/products/ports.ts'
import { createSellersModule } from '../supply/sellers/module.ts'
import type { SellersService } from '../supply/sellers/ports.ts'
import { createStockModule } from '../supply/stock/module.ts'
import { createToursModule } from '../supply/tours/module.ts'
import type { ToursService } from '../supply/tours/ports.ts'
import { loadContent } from './demo-content.ts'
import { loadContracts } from './demo-contracts.ts'
import { loadFestival } from './demo-festival.ts'
import { demoMarketOf } from './demo-market.ts'
import { demoPostsOf } from './demo-posts.ts'
import { demoLoyaltyProgramOf, demoProductsOf, demoPromoCodeOf } from './demo-products.ts'
import { loadRecipes } from './demo-recipes.ts'
import { loadRestaurants } from './demo-restaurants.ts'
import { demoQuestionsOf, demoReviewsOf } from './demo-reviews.ts'
import { demoSellerOf } from './demo-sellers.ts'
import { demoShopOf } from './demo-shop.ts'
import { loadSites } from './demo-sites.ts'
import { loadTours } from './demo-tours.ts'
import { type History, loadHistory } from './load-history.ts'

/** Size of the demo: `small` = the hand-written world; a number = about that many products, made by cloning sellers. */
export interface DemoOptions {
  readonly scale: 'small' | number
  /** Reference moment of the demo's relative dates. */
  readonly now: Date
  /** Settings of the market from the environment; the demo adds its name. Absent = none. */
  readonly market?: MarketSettings
  /** Orders and everything else that people did before `now`; absent = the shop has just opened. */
  readonly history?: History | null
}

/** Arbitrary lock number; only one node loads at a time. */
const LOCK_KEY = 7_210_002
/** Maximum duration of a statement, ms; a million products take minutes. */
const LONGEST_TASK_MS = 6 * 3_600_000
/** Number of products per cloned seller. */
const PRODUCTS_PER_CLONE = 150
/** Average number of ratings without text per product. */
const STARS_EACH = 12
/** Number of additional rows of a scaled world. */
const CLONED_REVIEWS = 100_000
const CLONED_QUESTIONS = 10_000
const DEMO = { kind: 'service', name: 'demo' } as const

interface Supply {
  readonly sellers: SellersService
  readonly products: ProductsService
  readonly menus: MenuCommands
  readonly tours: ToursService
  readonly loyalty: LoyaltyCommands
  readonly subscription: ReturnType<typeof createSubscriptionCommands>
  readonly recipes: RecipeCommands
  readonly readModels: ReadModelsService
}

/**
 * Loads the demo marketplace into a migrated database; does nothing when there are sellers.
 * @param databaseUrl URL for `pg`; scaling needs a superuser (foreign keys are not checked row by row)
 * @returns false when there was nothing to do
 */
export async function loadDemo(databaseUrl: string, { scale, now, market, history }: DemoOptions): Promise<boolean> {
  const database = openDatabase(databaseUrl, { max: 5, timeoutMs: LONGEST_TASK_MS })
  try {
    const audit = createAuditModule()
    const moderation = createModeration(audit)
    const readModels = createReadModelsModule(database).service
    const clock = () => now
    const sellers = createSellersModule({ executor: database.executor, clock, audit, readModels })
    const products = createProductsModule({ audit, readModels, sellers, stock: createStockModule(database) })
    const supply: Supply = {
      sellers,
      products,
      menus: menuCommands({ audit, sellers, products, clock }),
      tours: createToursModule({ audit, sellers, products }),
      loyalty: createLoyaltyCommands({ audit, sellers, products }),
      subscription: createSubscriptionCommands({ audit }),
      recipes: recipeCommands({ audit }),
      readModels,
    }
    const isLoaded = await database.inTransaction(async (tx) => {
      await run(tx, 'select pg_advisory_xact_lock($1)', [LOCK_KEY])
      if ((await run(tx, 'select from organization limit 1')).length > 0) return false
      await insertMarket(tx, { settings: demoMarketOf(market), state: 'open', now })
      await loadMarketplace(tx, supply, now)
      const content = createContentCommands({ audit, clock })
      await loadContent(tx, DEMO, content, now)
      await loadRecipes(tx, DEMO, demoMarketplace.recipes, { recipes: supply.recipes, content })
      await loadFestival(tx, DEMO, { festival: createFestivalCommands({ audit, sellers }), content }, now)
      await loadSites(tx, DEMO, {
        sites: createSiteCommands({ audit, sellers }),
        pages: createSitePageCommands({ audit, moderation, products, clock }),
      })
      await loadOpinions(tx, now)
      if (scale !== 'small') await scaleUp(tx, supply, scale)
      if (history) {
        await loadHistory(tx, history)
        // rows of reviews came without their places in the queue of the office
        for (const review of await listUnqueued(tx)) await moderation.submit(tx, review)
      }
      await loadContracts(tx, DEMO, createContentCommands({ audit, clock }), now)
      await refreshAllRatings(tx)
      await readModels.rebuild(tx)
      await readModels.countWords(tx)
      await rebuildTerms(tx)
      return true
    })
    if (isLoaded) {
      // the rows of the outbox came without its trigger
      if (history) await scheduleDelayedEvents(database.executor)
      await database.pool.query(
        'vacuum (analyze) category, organization, product, product_card, category_listing, product_search, stock, review, rating_summary, question',
      )
    }
    return isLoaded
  } finally {
    await database.close()
  }
}

async function loadMarketplace(
  tx: Executor,
  { sellers, products, menus, tours, loyalty, subscription, recipes }: Supply,
  now: Date,
): Promise<void> {
  const { categories, organizations, promoCodes, loyaltyPrograms, recipeCategories, customer } = demoMarketplace
  const todayAt = new Map(organizations.map(({ id, place }) => [id, dayIn(place.timeZone, now)]))
  const todayOf = (organizationId: number) => todayAt.get(organizationId) ?? dayIn('Europe/Moscow', now)
  await products.createCategories(
    tx,
    DEMO,
    categories.map(({ id, ...fields }, position) => ({ id, fields: { ...fields, position } })),
  )
  for (const [id, story] of Object.entries(demoCategoryStories)) {
    await products.setCategoryStory(tx, DEMO, Number(id), story)
  }
  await sellers.createSellers(
    tx,
    DEMO,
    organizations.map((organization) => demoSellerOf(organization, now)),
  )
  // before the tours: their dates take as many ids as the day of the load has dates, and plans keep theirs
  await planCommands({ sellers, products, subscription }).openShop(tx, DEMO, demoShopOf())
  await loadRestaurants(tx, DEMO, { sellers, menus }, demoMarketplace.restaurants, now)
  await loadTours(tx, DEMO, { sellers, tours }, demoMarketplace, now)
  await sellers.addStaff(tx, DEMO, [demoOfficeAccount, ...demoStaff])
  const calendar = await products.listCrops(tx)
  await products.createProducts(
    tx,
    DEMO,
    organizations.flatMap((organization) => demoProductsOf(organization, todayOf(organization.id), now, calendar)),
  )
  await insertCustomers(tx, [{ ...customer, createdAt: now }])
  await subscription.startSubscription(tx, DEMO, { customerId: customer.id, planCode: customer.plan, at: now })
  for (const program of loyaltyPrograms) {
    await loyalty.setLoyaltyProgram(tx, DEMO, program.farmer, demoLoyaltyProgramOf(program))
  }
  await loyalty.createPromoCodes(
    tx,
    DEMO,
    promoCodes.map((promo) => demoPromoCodeOf(promo, todayOf(promo.farmer), customer.id)),
  )
  await recipes.saveRecipeCategories(tx, DEMO, recipeCategories)
  await loyalty.giveBonuses(tx, DEMO, { customerId: customer.id, bonuses: customer.bonuses, at: now })
}

/** Inserts hand-written reviews, questions and news, and ratings without text. */
async function loadOpinions(tx: Executor, now: Date): Promise<void> {
  const { organizations, restaurants, tourOperators } = demoMarketplace
  await importReviews(
    tx,
    [...organizations, ...restaurants, ...tourOperators].flatMap((seller) => demoReviewsOf(seller, now)),
  )
  await importStars(tx, { each: STARS_EACH, now })
  await importQuestions(
    tx,
    organizations.flatMap((organization) => demoQuestionsOf(organization, now)),
  )
  await importPosts(
    tx,
    organizations.flatMap((organization) => demoPostsOf(organization, now)),
  )
}

/** Multiplies the loaded world to about `size` products by the bulk commands of the modules. */
async function scaleUp(tx: Executor, { sellers, products }: Supply, size: number): Promise<void> {
  const [base] = await run<{ products: number }>(tx, 'select count(*)::int as products from product')
  const clones = Math.max(0, Math.ceil((size - (base?.products ?? 0)) / PRODUCTS_PER_CLONE))
  // millions of rows reference rows just inserted, and checking them would take longer than inserting
  await run(tx, "set local session_replication_role = 'replica'")
  await run(tx, "set local maintenance_work_mem = '256MB'")
  await run(tx, "set local work_mem = '128MB'")
  await run(tx, 'analyze')
  const firstSeller = await sellers.cloneSellers(tx, clones)
  await products.cloneProducts(tx, { firstSeller, sellers: clones, each: PRODUCTS_PER_CLONE })
  await run(tx, 'analyze product, organization, stock, special_price, product_category')
  await cloneReviews(tx, CLONED_REVIEWS)
  await cloneQuestions(tx, CLONED_QUESTIONS)
  await run(tx, 'analyze review, question')
}
