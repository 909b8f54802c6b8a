import type { IsoDate } from '../clock/clock.ts'
import type { RateHours } from '../delivery/rate.ts'
import { TAX_SYSTEMS, type TaxSystem } from '../fiscal/vat.ts'
import type { Area } from '../geo/area.ts'
import { areCoordinates, type Coordinates } from '../geo/distance.ts'
import { REGION_CODES, type RegionCode } from '../geo/region-code.ts'
import { REGIONS } from '../geo/regions.ts'
import { type Kopecks, MAX_KOPECKS } from '../money/money.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/payment-method.ts'
import { hasContacts } from '../validation/contacts.ts'
import {
  day,
  type FieldMistakes,
  type FieldRule,
  listOf,
  mistakesInList,
  mistakesOf,
  oneOf,
  orNone,
  shaped,
  slug,
  text,
  whole,
  within,
} from '../validation/field-rules.ts'
import { personMistakes } from './person-seller.ts'

/** Types of sellers. `shop` = the shop itself, which sells subscription plans; there is one, and no list shows it. */
export const SELLER_TYPES = ['farmer', 'restaurant', 'tour_operator', 'shop'] as const
export const DOCUMENT_KINDS = ['declaration', 'certificate', 'vsd', 'organic', 'registration'] as const

export interface SellerProfile {
  readonly type: (typeof SELLER_TYPES)[number]
  readonly slug: string
  readonly title: string
  readonly tagline: string
  readonly story: readonly string[]
  readonly ownerName: string
  /** Source keys for `imageUrl()`; `image` is the seller's first picture. */
  readonly smallImage: string
  readonly image: string
  readonly hue: number
  /** City of the seller; a seller has a city, a settlement, or both. */
  readonly city: string | null
  readonly settlement: string | null
  readonly region: string
  readonly regionCode: RegionCode
  readonly coords: Coordinates
  readonly timeZone: string
  readonly legalName: string
  readonly legalAddress: string
  /** Taxpayer number (INN). */
  readonly tin: string
  /** Registration number (OGRN or OGRNIP); empty = a person outside the state register (`personKindOf`). */
  readonly ien: string
  readonly taxSystem: TaxSystem
  readonly phone: string | null
  readonly hasTelephony: boolean
  readonly telephonyExtension: string | null
  /** First local hour of the telephone. */
  readonly callFromHour: number
  readonly callToHour: number
  /** Keys of stored files. */
  readonly termsOfUseLink: string | null
  readonly pdnLink: string | null
  /** True = the carrier delivers parcels of the seller. */
  readonly withCdek: boolean
  readonly workWithSubscriptions: boolean
  /** Commission of the marketplace, per cent; null = the default. */
  readonly commissionPercent: number | null
}

export interface SellerSchedule {
  /** Weekdays of delivery, 1 = Monday … 7. */
  readonly weekdays: readonly number[]
  /** Orders placed before this local time count for the same day: HH:MM. */
  readonly cutoff: string
  readonly processingDays: number
  readonly durationDays: number
  readonly fromHour: number
  readonly toHour: number
  readonly horizonDays: number
  /** Maximum orders a day of the own courier; null = unlimited. */
  readonly dailyDeliveries: number | null
}

export interface SellerDocument {
  readonly kind: (typeof DOCUMENT_KINDS)[number]
  readonly title: string
  readonly number: string
  /** Last valid day; null = no end. */
  readonly validTo: string | null
  /** Key of the stored file; absent = a document without a file. */
  readonly file?: string | null
}

export interface NewRateArea {
  readonly area: Area
  readonly minOrderSumForSubscribers: Kopecks | null
  readonly freeDeliverySumForSubscribers: Kopecks | null
}

export interface NewShippingRate {
  readonly title: string
  readonly price: Kopecks
  readonly minOrderSum: Kopecks
  /** Sum from which delivery is free; null = never free. */
  readonly freeDeliverySum: Kopecks | null
  readonly minOrderSumForSubscribers: Kopecks | null
  readonly freeDeliverySumForSubscribers: Kopecks | null
  readonly isDefault: boolean
  /** Hours of the rate; absent or null = the seller's general schedule. */
  readonly hours?: RateHours | null | undefined
  /** Maximum orders a day of this rate; absent or null = unlimited. */
  readonly slotCapacity?: number | null | undefined
  readonly areas: readonly NewRateArea[]
}

/** Consecutive days, both ends included. */
export interface DayRange {
  readonly from: IsoDate
  readonly to: IsoDate
}

export interface TradePlaceFields {
  readonly title: string
  readonly address: string
  readonly city: string
  readonly regionCode: RegionCode
  readonly coords: Coordinates
  readonly hours: readonly { readonly weekdays: readonly number[]; readonly from: string; readonly to: string }[]
  /** Days of a stand at a fair, both ends included; absent or null = open every week. */
  readonly days?: DayRange | null | undefined
}

export const MAX_RATES = 50
export const MAX_AREAS = 200
export const MAX_DOCUMENTS = 100
export const LONGEST_DOCUMENT_TITLE = 300
export const LONGEST_DOCUMENT_NUMBER = 200
/** Maximum size of a document's file, bytes. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024

const clockTime = shaped(/^([01]\d|2[0-3]):[0-5]\d$/)
const _sum = whole(0, MAX_KOPECKS)
const weekdays = listOf(whole(1, 7), { most: 7 })
const coordinates: FieldRule<Coordinates> = (value) => (areCoordinates(value) ? null : 'wrongValue')
/** Rule of time zones: sellers are located in the known regions. */
const timeZone = oneOf([...new Set<string>(REGIONS.map((region) => region.timeZone))])

export function sellerMistakes(profile: SellerProfile): FieldMistakes {
  return {
    ...mistakesOf<SellerProfile>(
      {
        type: oneOf(SELLER_TYPES),
        slug,
        title: (title) => text({ most: 120, isRequired: true })(title) ?? (hasContacts(title) ? 'contacts' : null),
        tagline: text({ most: 200 }),
        story: listOf(text({ most: 2_000, isRequired: true }), { most: 20 }),
        ownerName: text({ most: 200 }),
        smallImage: text({ most: 200, isRequired: true }),
        image: text({ most: 200, isRequired: true }),
        hue: whole(0, 360),
        city: orNone(text({ most: 100, isRequired: true })),
        settlement: orNone(text({ most: 100, isRequired: true })),
        region: text({ most: 100, isRequired: true }),
        regionCode: oneOf(REGION_CODES),
        coords: coordinates,
        timeZone,
        legalName: text({ most: 300, isRequired: true }),
        legalAddress: text({ most: 500, isRequired: true }),
        tin: shaped(/^(\d{10}|\d{12})$/),
        ien: (ien) => (ien === '' ? null : shaped(/^(\d{13}|\d{15})$/)(ien)),
        taxSystem: oneOf(TAX_SYSTEMS),
        phone: orNone(shaped(/^7\d{10}$/, 'phone')),
        telephonyExtension: orNone(shaped(/^\d{1,10}$/)),
        callFromHour: whole(0, 23),
        callToHour: whole(1, 24),
        termsOfUseLink: orNone(text({ most: 300, isRequired: true })),
        pdnLink: orNone(text({ most: 300, isRequired: true })),
        commissionPercent: orNone(within(0, 100)),
      },
      profile,
    ),
    ...personMistakes(profile),
    ...(profile.city === null && profile.settlement === null && { city: 'required' }),
    ...(profile.callFromHour >= profile.callToHour && { callToHour: 'tooSmall' }),
  }
}

/** Mistakes of a schedule. A schedule without weekdays is a pause, not a mistake. */
export function scheduleMistakes(schedule: SellerSchedule): FieldMistakes {
  return {
    ...mistakesOf<SellerSchedule>(
      {
        weekdays,
        cutoff: clockTime,
        processingDays: whole(0, 60),
        durationDays: whole(0, 60),
        fromHour: whole(0, 23),
        toHour: whole(1, 24),
        horizonDays: whole(1, 90),
        dailyDeliveries: orNone(whole(1, 32_767)),
      },
      schedule,
    ),
    ...(schedule.fromHour >= schedule.toHour && { toHour: 'tooSmall' }),
  }
}

/** Mistakes of documents; keys are `documents.<index>.<field>`. */
export function documentsMistakes(documents: readonly SellerDocument[]): FieldMistakes {
  if (documents.length > MAX_DOCUMENTS) return { documents: 'tooLong' }
  return mistakesInList(documents, 'documents', documentMistakes)
}

export const documentMistakes = (document: SellerDocument): FieldMistakes =>
  mistakesOf<SellerDocument>(
    {
      kind: oneOf(DOCUMENT_KINDS),
      title: text({ most: LONGEST_DOCUMENT_TITLE, isRequired: true }),
      number: text({ most: LONGEST_DOCUMENT_NUMBER, isRequired: true }),
      validTo: orNone(day),
    },
    document,
  )

/** Mistakes of payment methods: at least one is required, because a seller without a method cannot sell. */
export function paymentMethodsMistakes(methods: readonly PaymentMethod[]): FieldMistakes {
  const mistake = listOf(oneOf(PAYMENT_METHODS), { least: 1, most: PAYMENT_METHODS.length })(methods)
  return mistake ? { paymentMethods: mistake } : {}
}

export function tradePlaceMistakes(place: TradePlaceFields): FieldMistakes {
  return mistakesOf<TradePlaceFields>(
    {
      title: text({ most: 120, isRequired: true }),
      address: text({ most: 300, isRequired: true }),
      city: text({ most: 100, isRequired: true }),
      regionCode: oneOf(REGION_CODES),
      coords: coordinates,
      hours: (hours) => {
        if (hours.length > 14) return 'tooLong'
        return hours.every(
          (one) => !weekdays(one.weekdays) && !clockTime(one.from) && !clockTime(one.to) && one.from < one.to,
        )
          ? null
          : 'wrongValue'
      },
      days: (days) => (!days ? null : (day(days.from) ?? day(days.to) ?? (days.to < days.from ? 'wrongValue' : null))),
    },
    place,
  )
}
