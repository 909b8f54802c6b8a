import type { DemoArea, DemoCategory, DemoOrganization } from '@okolitsa/demo/model.ts'
import { gallerySources, landscapeSource } from '@okolitsa/demo/pictures/landscape-sources.ts'
import { stillLifeSource } from '@okolitsa/demo/pictures/still-life.ts'
import { papersOf } from '@okolitsa/demo/seller-papers.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'

const DAY_MS = 86_400_000
/** The farm whose first product shows every drawing as it is. */
const FIRST_ORGANIZATION = 101
/** Farms that the shop's telephony reaches. */
const FARMS_ON_THE_LINE: ReadonlySet<number> = new Set([101, 102, 103, 104, 107, 116])
const kopecksOrNull = (roubles: number | null | undefined) => (roubles == null ? null : fromRoubles(roubles))
const foodPicture = (key: string) => `food/${key}.webp`

export const categoryRows = (categories: readonly DemoCategory[]) =>
  categories.map((category, position) => ({
    id: category.id,
    parent_id: category.parentId,
    url_key: category.urlKey,
    title: category.title,
    description: category.description,
    image: foodPicture(category.picture),
    hue: category.hue,
    position,
  }))

/** The row of one seller. */
export function organizationRows(organization: DemoOrganization, now: Date) {
  const { place, legal, schedule, badge } = organization
  const papers = papersOf(organization)
  return {
    id: organization.id,
    type: organization.type,
    slug: organization.slug,
    title: organization.title,
    tagline: organization.tagline,
    story: organization.story,
    owner_name: organization.owner,
    small_image: foodPicture(badge.picture),
    image: landscapeSource(organization),
    gallery: gallerySources(organization),
    terms_of_use_link: papers.terms.key,
    pdn_link: papers.personalData.key,
    hue: badge.hue,
    city: place.city,
    settlement: place.settlement,
    region: place.region,
    region_code: place.regionCode,
    latitude: place.point.lat,
    longitude: place.point.lon,
    time_zone: place.timeZone,
    legal_name: legal.name,
    legal_address: legal.address,
    tin: legal.tin,
    ien: legal.ien,
    with_cdek: organization.withCdek,
    has_online_payment: organization.paymentMethods.some((code) => ['rbs', 'payanyway', 'sbp'].includes(code)),
    work_with_subscriptions: organization.workWithSubscriptions,
    has_telephony: FARMS_ON_THE_LINE.has(organization.id),
    phone: FARMS_ON_THE_LINE.has(organization.id) ? `7900000${String(organization.id).padStart(4, '0')}` : null,
    telephony_extension: FARMS_ON_THE_LINE.has(organization.id) ? String(organization.id) : null,
    call_from_hour: 9,
    call_to_hour: 20,
    delivery_weekdays: schedule.weekdays,
    order_cutoff: schedule.cutoff,
    processing_days: schedule.processingDays,
    delivery_duration_days: 0,
    window_from_hour: schedule.from,
    window_to_hour: schedule.to,
    horizon_days: schedule.horizonDays,
    is_enabled: true,
    is_hidden: organization.hidden ?? false,
    popularity: organization.popularity,
    created_at: new Date(now.getTime() - organization.ageDays * DAY_MS).toISOString(),
  }
}

/** Rates, their areas and trade places of all sellers, with ids. */
export function areaRows(organizations: readonly DemoOrganization[]) {
  const rates = organizations.flatMap((organization) => organization.rates.map((rate) => ({ organization, rate })))
  return {
    rates: rates.map(({ organization, rate }, index) => ({
      id: index + 1,
      organization_id: organization.id,
      title: rate.title,
      price: fromRoubles(rate.price),
      min_order_sum: fromRoubles(rate.minSum),
      free_delivery_sum: kopecksOrNull(rate.freeFrom),
      free_delivery_sum_for_subscribers: kopecksOrNull(rate.freeFromSubscribers),
      is_default: rate.isDefault ?? false,
    })),
    areas: rates
      .flatMap(({ rate }, index) =>
        rate.areas.flatMap(areaParts).map((part) => ({ shipping_rate_id: index + 1, ...part })),
      )
      .map((area, index) => ({ id: index + 1, ...area })),
    tradePlaces: organizations
      .flatMap((organization) => organization.pickups.map((pickup) => ({ organization, pickup })))
      .map(({ organization, pickup }, index) => ({
        id: index + 1,
        organization_id: organization.id,
        title: pickup.title,
        address: pickup.address,
        city: pickup.city,
        region_code: pickup.regionCode,
        latitude: pickup.point.lat,
        longitude: pickup.point.lon,
        hours: pickup.hours,
      })),
  }
}

const NO_AREA = {
  region_code: null,
  city: null,
  center_latitude: null,
  center_longitude: null,
  radius_metres: null,
  polygon: null,
}

function areaParts(area: DemoArea): object[] {
  switch (area.kind) {
    case 'country':
      return [{ kind: 'country', ...NO_AREA }]
    case 'regions':
      return area.regionCodes.map((code) => ({ kind: 'region', ...NO_AREA, region_code: code }))
    case 'cities':
      return area.cities.map(({ city, regionCode }) => ({ kind: 'city', ...NO_AREA, city, region_code: regionCode }))
    case 'radius':
      return [
        {
          kind: 'radius',
          ...NO_AREA,
          center_latitude: area.center.lat,
          center_longitude: area.center.lon,
          radius_metres: Math.round(area.km * 1_000),
        },
      ]
    case 'polygon':
      return [{ kind: 'polygon', ...NO_AREA, polygon: area.points.map(({ lat, lon }) => [lat, lon]) }]
  }
}

/** Products of one seller with what hangs on them; ids are organization × 1000 + number from 1. */
export function productRows(
  organization: DemoOrganization,
  today: IsoDate,
  now: Date,
  plusDays: (day: IsoDate, days: number) => IsoDate,
) {
  const drawn = new Map<string, number>()
  return organization.products.map((product, index) => {
    const id = organization.id * 1_000 + index + 1
    // the same drawing is arranged anew each time, and the next farm begins with another arrangement
    const occurrence = drawn.get(product.picture) ?? 0
    drawn.set(product.picture, occurrence + 1)
    const { stock } = product
    /** Weighed goods are counted in grams or millilitres, all others in sale steps. */
    const amount = (steps: number) => steps * (product.isWeight ? product.measure : 1)
    return {
      product: {
        id,
        organization_id: organization.id,
        category_id: product.category,
        slug: product.slug,
        sku: `${organization.id}-${String(index + 1).padStart(3, '0')}`,
        title: product.title,
        description: product.description,
        composition: product.composition,
        shelf_life: product.shelfLife,
        storage: product.storage,
        nutrition: product.nutrition ?? null,
        allergens: product.allergens ?? [],
        vat: product.vat ?? null,
        unit: product.unit,
        measure: product.measure,
        is_weight: product.isWeight ?? false,
        max_sale_quantity: product.maxSaleQuantity ?? null,
        price: fromRoubles(product.price),
        image: stillLifeSource(product.picture, occurrence + organization.id - FIRST_ORGANIZATION),
        hue: product.hue ?? null,
        harvest_ready_on: typeof stock === 'object' ? plusDays(today, stock.readyInDays) : null,
        enabled: true,
        popularity: product.popularity,
        created_at: new Date(now.getTime() - product.ageDays * DAY_MS).toISOString(),
      },
      further: [...new Set(product.also ?? [])]
        .filter((category) => category !== product.category)
        .map((category) => ({ product_id: id, category_id: category })),
      specials: product.special
        ? [
            {
              product_id: id,
              price: fromRoubles(product.special.price),
              valid: `[${plusDays(today, product.special.fromDay)},${plusDays(today, product.special.toDay)}]`,
            },
          ]
        : [],
      stock: {
        product_id: id,
        kind: stock === 'unlimited' ? 'unlimited' : typeof stock === 'object' ? 'harvest' : 'counted',
        on_hand: stock === 'unlimited' ? 0 : amount(typeof stock === 'object' ? stock.harvestCap : stock),
        allocated: 0,
        held: 0,
      },
    }
  })
}
