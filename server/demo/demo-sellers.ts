import { markSource } from '@okolitsa/demo/pictures/marks/marks.ts'
import { faceShot, farmPictures } from '@okolitsa/demo/pictures/places/shots.ts'
import type { DemoArea, DemoOrganization, DemoPickup, DemoRate } from '@okolitsa/demo/schemas/organization.ts'
import { papersOf } from '@okolitsa/demo/seller-papers.ts'
import type { Area } from '@okolitsa/domain/geo/area.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { fromRoubles, type Kopecks } from '@okolitsa/domain/money/money.ts'
import type { NewShippingRate, SellerProfile, TradePlaceFields } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { NewSeller } from '../supply/sellers/ports.ts'

const DAY_MS = 86_400_000
/** Farms connected to the shop's telephony. */
const FARMS_ON_THE_LINE: ReadonlySet<number> = new Set([101, 102, 103, 104, 107, 116])
const kopecksOrNull = (roubles: number | null | undefined): Kopecks | null =>
  roubles == null ? null : fromRoubles(roubles)
export const foodPicture = (key: string) => `food/${key}.webp`
const coordsOf = ({ lat, lon }: { lat: number; lon: number }): Coordinates => ({ latitude: lat, longitude: lon })

/** A day in the past; after 14 days a product is no longer new. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** A seller of the demo as input of the command. */
export function demoSellerOf(organization: DemoOrganization, now: Date): NewSeller {
  const { schedule } = organization
  const [first, ...furtherPictures] = farmPictures(organization)
  const { source, ...seen } = first
  return {
    id: organization.id,
    profile: profileOf(organization, source),
    seen,
    schedule: {
      weekdays: schedule.weekdays,
      cutoff: schedule.cutoff,
      processingDays: schedule.processingDays,
      durationDays: 0,
      fromHour: schedule.from,
      toHour: schedule.to,
      horizonDays: schedule.horizonDays,
      dailyDeliveries: null,
    },
    documents: organization.documents,
    paymentMethods: organization.paymentMethods,
    rates: ratesOf(organization.rates),
    tradePlaces: tradePlacesOf(organization.pickups),
    furtherPictures,
    isHidden: organization.hidden ?? false,
    popularity: organization.popularity,
    createdAt: daysBefore(now, organization.ageDays),
  }
}

function profileOf(organization: DemoOrganization, image: string): SellerProfile {
  const { id, place, legal, badge } = organization
  const papers = papersOf(organization)
  const isOnTheLine = FARMS_ON_THE_LINE.has(id)
  return {
    type: organization.type,
    slug: organization.slug,
    title: organization.title,
    tagline: organization.tagline,
    story: organization.story,
    ownerName: organization.owner,
    // a tour operator shows a face, a farm its mark
    smallImage: organization.type === 'tour_operator' ? faceShot(organization).source : markSource(id),
    image,
    hue: badge.hue,
    ...placeOfSeller(place),
    legalName: legal.name,
    legalAddress: legal.address,
    tin: legal.tin,
    ien: legal.ien,
    taxSystem: 'usn_income',
    phone: isOnTheLine ? `7900000${String(id).padStart(4, '0')}` : null,
    hasTelephony: isOnTheLine,
    telephonyExtension: isOnTheLine ? String(id) : null,
    callFromHour: 9,
    callToHour: 20,
    termsOfUseLink: papers.terms.key,
    pdnLink: papers.personalData.key,
    withCdek: organization.withCdek,
    workWithSubscriptions: organization.workWithSubscriptions,
    commissionPercent: null,
  }
}

export const placeOfSeller = (place: DemoOrganization['place']) => ({
  city: place.city,
  settlement: place.settlement,
  region: place.region,
  regionCode: place.regionCode as RegionCode,
  coords: coordsOf(place.point),
  timeZone: place.timeZone,
})

export const tradePlacesOf = (pickups: readonly DemoPickup[]): TradePlaceFields[] =>
  pickups.map(({ regionCode, point, ...pickup }) => ({
    ...pickup,
    regionCode: regionCode as RegionCode,
    coords: coordsOf(point),
  }))

export const ratesOf = (rates: readonly DemoRate[]): NewShippingRate[] => rates.map(rateOf)

const rateOf = (rate: DemoRate): NewShippingRate => ({
  title: rate.title,
  price: fromRoubles(rate.price),
  minOrderSum: fromRoubles(rate.minSum),
  freeDeliverySum: kopecksOrNull(rate.freeFrom),
  minOrderSumForSubscribers: null,
  freeDeliverySumForSubscribers: kopecksOrNull(rate.freeFromSubscribers),
  isDefault: rate.isDefault ?? false,
  areas: rate.areas.flatMap(areasOf).map((area) => ({
    area,
    minOrderSumForSubscribers: null,
    freeDeliverySumForSubscribers: null,
  })),
})

function areasOf(area: DemoArea): Area[] {
  switch (area.kind) {
    case 'country':
      return [{ kind: 'country' }]
    case 'regions':
      return area.regionCodes.map((regionCode) => ({ kind: 'region', regionCode }))
    case 'cities':
      return area.cities.map(({ city, regionCode }) => ({ kind: 'city', city, regionCode }))
    case 'radius':
      return [{ kind: 'radius', center: coordsOf(area.center), metres: Math.round(area.km * 1_000) }]
    case 'polygon':
      return [{ kind: 'polygon', points: area.points.map(coordsOf) }]
  }
}
