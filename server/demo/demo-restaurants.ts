import { dishPicture } from '@okolitsa/demo/pictures/dishes.ts'
import { formOf, formPicture } from '@okolitsa/demo/pictures/forms.ts'
import { restaurantPictures } from '@okolitsa/demo/pictures/places/shots.ts'
import type { DemoProduct } from '@okolitsa/demo/schemas/organization.ts'
import type { DemoDish, DemoMenuSection, DemoOptionGroup, DemoRestaurant } from '@okolitsa/demo/schemas/restaurant.ts'
import { papersOf } from '@okolitsa/demo/seller-papers.ts'
import { dayIn, type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { fromRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { KITCHEN_SCHEDULE } from '@okolitsa/domain/restaurants/kitchen-schedule.ts'
import type { NewOptionGroup, SectionFields } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import type { MenuCommands, NewDish, NewRestaurant } from '../supply/menus/ports.ts'
import type { NewSeller, SellerCommands } from '../supply/sellers/ports.ts'
import { daysBefore, foodPicture, placeOfSeller, ratesOf, tradePlacesOf } from './demo-sellers.ts'

/** Creates the restaurants of the demo with their menus by commands. */
export async function loadRestaurants(
  tx: Executor,
  author: Author,
  { sellers, menus }: { readonly sellers: SellerCommands; readonly menus: MenuCommands },
  restaurants: readonly DemoRestaurant[],
  now: Date,
): Promise<void> {
  await sellers.createSellers(
    tx,
    author,
    restaurants.map((restaurant) => demoSellerOf(restaurant, now)),
  )
  const dishes: NewDish[] = []
  for (const restaurant of restaurants) {
    const today = dayIn(restaurant.place.timeZone, now)
    const sections = await menus.createRestaurant(tx, author, demoRestaurantOf(restaurant, today))
    dishes.push(...demoDishesOf(restaurant, sections, today, now))
  }
  await menus.createDishes(tx, author, dishes)
  const stopped = restaurants.flatMap((restaurant) =>
    dishesOf(restaurant).flatMap(({ dish, id }) =>
      dish.isStopped ? { organizationId: restaurant.id, dishId: id } : [],
    ),
  )
  for (const what of stopped) await menus.setStop(tx, author, what, { until: null })
}

/** A restaurant of the demo as a seller; its delivery hours are its opening hours. */
function demoSellerOf(restaurant: DemoRestaurant, now: Date): NewSeller {
  const { id, legal, badge } = restaurant
  const papers = papersOf(restaurant)
  const [{ source: image, ...seen }, ...furtherPictures] = restaurantPictures(restaurant)
  return {
    id,
    profile: {
      type: 'restaurant',
      slug: restaurant.slug,
      title: restaurant.title,
      tagline: restaurant.tagline,
      story: restaurant.story,
      ownerName: restaurant.owner,
      smallImage: foodPicture(badge.picture),
      image,
      hue: badge.hue,
      ...placeOfSeller(restaurant.place),
      legalName: legal.name,
      legalAddress: legal.address,
      tin: legal.tin,
      ien: legal.ien,
      taxSystem: 'usn_income',
      phone: null,
      hasTelephony: false,
      telephonyExtension: null,
      callFromHour: 9,
      callToHour: 20,
      termsOfUseLink: papers.terms.key,
      pdnLink: papers.personalData.key,
      withCdek: false,
      workWithSubscriptions: restaurant.workWithSubscriptions,
      commissionPercent: null,
    },
    schedule: KITCHEN_SCHEDULE,
    documents: restaurant.documents,
    paymentMethods: restaurant.paymentMethods,
    rates: ratesOf(restaurant.rates),
    tradePlaces: tradePlacesOf(restaurant.pickups),
    seen,
    furtherPictures,
    isHidden: restaurant.hidden ?? false,
    popularity: restaurant.popularity,
    createdAt: daysBefore(now, restaurant.ageDays),
  }
}

const demoRestaurantOf = (restaurant: DemoRestaurant, today: IsoDate): NewRestaurant => ({
  organizationId: restaurant.id,
  fields: {
    kitchens: restaurant.kitchens,
    preparationMinutes: restaurant.preparationMinutes,
    priceLevel: restaurant.priceLevel,
    acceptMinutes: restaurant.acceptMinutes ?? 10,
    address: restaurant.address,
    kitchenNote: restaurant.kitchenNote ?? '',
  },
  week: restaurant.hours,
  exceptions: (restaurant.exceptions ?? []).map(({ fromDay, toDay, spans, note }) => ({
    from: plusDays(today, fromDay),
    to: plusDays(today, toDay),
    spans,
    note,
  })),
  sections: restaurant.menu.map(sectionOf),
})

const sectionOf = ({ title, note = '', served }: DemoMenuSection): SectionFields => ({
  title,
  note,
  served: served ?? null,
})

/** Every dish with its id, in the order of the menu: restaurant × 1000 + number from 1. */
const dishesOf = ({ id, menu }: DemoRestaurant) =>
  menu
    .flatMap((section, index) => section.dishes.map((dish) => ({ dish, sectionIndex: index })))
    .map((one, index) => ({ ...one, id: id * 1_000 + index + 1 }))

function demoDishesOf(restaurant: DemoRestaurant, sections: readonly number[], today: IsoDate, now: Date): NewDish[] {
  const all = dishesOf(restaurant)
  const idBySlug = new Map(all.map(({ dish, id }) => [dish.slug, id]))
  return all.map(({ dish, id, sectionIndex }) => {
    const form = formOf(dish.title, dish.unit, restaurant.menu[sectionIndex]?.title)
    const { source, ...seen } = dishPicture(dish) ?? formPicture(dish.title, form, id)
    return {
      id,
      organizationId: restaurant.id,
      sectionId: sections[sectionIndex] ?? 0,
      product: productOf(dish, id, source),
      seen,
      fields: {
        served: dish.served ?? null,
        isSpicy: dish.isSpicy ?? false,
        isMeatless: dish.isMeatless ?? false,
        groups: groupsOf(dish.groups ?? [], idBySlug),
        origins: (dish.origins ?? []).map(({ farmer, what }) => ({ organizationId: farmer, what })),
      },
      price: fromRoubles(dish.price),
      specialPrices: specialOf(dish.special, today),
      ...(dish.stock !== undefined && { stock: { kind: 'counted' as const, onHand: dish.stock } }),
      furtherPictures: [],
      popularity: dish.popularity,
      createdAt: daysBefore(now, dish.ageDays),
    }
  })
}

const productOf = (dish: DemoDish, id: number, image: string): NewDish['product'] => ({
  slug: dish.slug,
  sku: `dish-${id}`,
  title: dish.title,
  description: dish.description,
  composition: dish.composition,
  nutrition: dish.nutrition ?? null,
  allergens: dish.allergens ?? [],
  vat: null,
  unit: dish.unit,
  measure: dish.measure,
  maxSaleQuantity: dish.maxSaleQuantity ?? null,
  image,
  hue: dish.hue ?? null,
})

const specialOf = (special: DemoProduct['special'], today: IsoDate) =>
  special
    ? [
        {
          price: fromRoubles(special.price),
          from: plusDays(today, special.fromDay),
          to: plusDays(today, special.toDay),
        },
      ]
    : []

function groupsOf(groups: readonly DemoOptionGroup[], idBySlug: ReadonlyMap<string, number>): NewOptionGroup[] {
  const idOf = (slug: string) => {
    const id = idBySlug.get(slug)
    if (id === undefined) throw new Error(`a combo of the demo has no dish ${slug}`)
    return id
  }
  return groups.map(({ title, least, most, options }) => ({
    title,
    least,
    most,
    options: options.map((option) => ({
      title: option.title,
      note: option.note ?? '',
      price: option.price === undefined ? ZERO : fromRoubles(option.price),
      isDefault: option.isDefault ?? false,
      most: option.most ?? 1,
      dishId: option.dish === undefined ? null : idOf(option.dish),
      groups: groupsOf(option.groups ?? [], idBySlug),
    })),
  }))
}
