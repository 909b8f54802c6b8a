import { PRODUCTION_SCHEDULE_CODE } from '@okolitsa/domain/catalog/production-schedule.ts'
import { MAX_PARCEL_GRAMS } from '@okolitsa/domain/delivery/parcel.ts'
import { NO_PROMISE_REASONS } from '@okolitsa/domain/delivery/promise.ts'
import { MAX_WAY_DAYS } from '@okolitsa/domain/delivery/way-days.ts'
import { z } from 'zod'
import { tradePlaceSchema } from '../catalog/farmer.ts'
import { isoDate, roubles } from '../catalog/price.ts'
import { locationQuery, locationSchema } from '../geo/location.ts'
import { day } from '../kernel/day.ts'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { listOf } from '../kernel/paging.ts'
import { shown } from '../kernel/shows.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { refuses } from '../refusals/refuses.ts'
import { carrierPointSchema, carrierTariffSchema, carrierWaySchema } from './carrier.ts'
import { outlineSchema } from './shipping.ts'
import { slotHours } from './slot-hours.ts'

const CACHE_SECONDS = 30
/** Ids of sellers, at most 200. */
const organizationIds = listOf(id).refine((ids) => ids.length <= 200, 'tooLong')
/** Weight of the parcel (domain/delivery/parcel.ts); absent = the cart is unknown. */
const weightGrams = typedNumber({ least: 1, most: MAX_PARCEL_GRAMS }).optional()

/** Delivery info per organization (spec 3). Sums are roubles; null free sum = never free. */
export const deliveryInfoSchema = z.object({
  id: z.number().int(),
  shippingRates: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      price: roubles,
      minOrderSum: roubles,
      freeDeliverySum: roubles.nullable(),
      freeDeliverySumForSubscribers: roubles.nullable(),
      isDefault: z.boolean(),
    }),
  ),
  /** The rate at the location, with the area's sums for subscribers; null = no courier there. */
  shippingAreaInUserLocation: z
    .object({
      shippingRateId: z.number().int(),
      price: roubles,
      minOrderSum: roubles,
      minOrderSumForSubscribers: roubles,
      freeDeliverySum: roubles.nullable(),
      freeDeliverySumForSubscribers: roubles.nullable(),
    })
    .nullable(),
  methods: z.array(z.enum(['courier', 'pickup', 'cdek'])),
  workWithSubscriptions: z.boolean(),
  /** Minimum order sum of the rate at the location, otherwise of the default rate. */
  minOrderSum: roubles,
})
shown.add(deliveryInfoSchema, { shows: ['seller'] })
export type DeliveryInfo = z.output<typeof deliveryInfoSchema>

/** A trade place on the map with its seller and the first pickup day. */
export const pickupPointSchema = tradePlaceSchema.extend({
  farmer: z
    .object({
      id: z.number().int(),
      slug: z.string(),
      title: z.string(),
      smallImageUrl: z.string(),
      hue: z.number().int(),
      rating: z.number().nullable(),
      reviewsCount: z.number().int(),
    })
    .register(shown, { shows: ['seller'] }),
  nearestDate: isoDate.nullable(),
})
export type PickupPoint = z.output<typeof pickupPointSchema>

const datesSchema = z.array(z.object({ date: isoDate, ...slotHours }))

/** A delivery method of one seller; each trade place and each end of the carrier's route is separate. */
export const shippingMethodSchema = z.object({
  methodCode: z.enum(['pickup', 'courier', 'cdek']),
  /** Codes in orders: carriershipping, seller_pickup, cdek_carrier. */
  carrierCode: z.enum(['carriershipping', 'seller_pickup', 'cdek_carrier']),
  title: z.string(),
  /** Price of delivery below the free-delivery sum, roubles. */
  price: roubles,
  minOrderSum: roubles,
  freeDeliverySum: roubles.nullable(),
  freeDeliverySumForSubscribers: roubles.nullable(),
  tradePlace: tradePlaceSchema.nullable(),
  /** Carrier's part of the method, for CDEK only. */
  carrier: carrierWaySchema.nullable(),
  dates: datesSchema,
  /** Reason for the absence of dates; null = there are dates. */
  noDates: z.enum(NO_PROMISE_REASONS).nullable(),
  /** True = the courier serves a part of the town, so an order requires a point on the map (POINT_NEEDED). */
  needsPoint: z.boolean(),
  /** Time zone of the dates' hours. */
  timeZone: z.string(),
})
export type ShippingMethod = z.output<typeof shippingMethodSchema>

const shippingMethodsSchema = z.object({
  items: z.array(shippingMethodSchema),
  totalItems: z.number().int(),
  /** True = the seller uses CDEK, and CDEK did not answer, so its delivery is unknown. */
  isCarrierSilent: z.boolean(),
})
export type ShippingMethods = z.output<typeof shippingMethodsSchema>

/** Maximum outlines of a zone; further ones are omitted. */
export const MAX_ZONE_PARTS = 60

/** Delivery zone of a seller's courier, as drawn on a map. */
const deliveryZoneSchema = z.object({
  /** True = at least one rate covers the whole country, so no outline is drawn. */
  isEverywhere: z.boolean(),
  items: z
    .array(
      z.object({
        outline: outlineSchema,
        /** True = the zone is a town or region given by name, whose border is approximate. */
        isRough: z.boolean(),
      }),
    )
    .max(MAX_ZONE_PARTS),
})
export type DeliveryZone = z.output<typeof deliveryZoneSchema>

/** Delivery: areas, prices and dates (spec 7.3, 7.7). */
export const deliveryEndpoints = defineServedEndpointsIn('goods', {
  listFarmersDeliveryInfo: {
    method: 'GET',
    path: '/api/v1/farmers/farmers-delivery-info',
    area: 'goods',
    access: 'public',
    summary: 'Delivery terms of the given farmers at the location',
    query: z.object({ ...locationQuery, ids: organizationIds }),
    answer: z.object({ items: z.array(deliveryInfoSchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  listRestaurantsDeliveryInfo: {
    method: 'GET',
    path: '/api/v1/restaurants/delivery-info',
    area: 'restaurants',
    access: 'public',
    summary: 'Delivery terms of the given restaurants at the location',
    query: z.object({ ...locationQuery, ids: organizationIds }),
    answer: z.object({ items: z.array(deliveryInfoSchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  listPickupPointsOnMap: {
    method: 'POST',
    path: '/api/v1/pickup-points/map',
    access: 'public',
    work: 'dear',
    summary: 'Trade places inside a rectangle of the map, at most 500',
    body: z.object({
      /**
       * South-west and north-east corners; `west` beyond `east` crosses the 180th meridian; absent = the whole country.
       */
      bounds: z
        .object({
          south: z.number('notANumber').min(-90, 'wrongValue').max(90, 'wrongValue'),
          west: z.number('notANumber').min(-180, 'wrongValue').max(180, 'wrongValue'),
          north: z.number('notANumber').min(-90, 'wrongValue').max(90, 'wrongValue'),
          east: z.number('notANumber').min(-180, 'wrongValue').max(180, 'wrongValue'),
        })
        .optional(),
      farmerIds: z.array(id).max(200, 'tooLong').default([]),
      categoryIds: z.array(id).max(50, 'tooLong').default([]),
    }),
    answer: z.object({ items: z.array(pickupPointSchema) }),
  },
  listFarmersPickupPoints: {
    method: 'GET',
    path: '/api/v1/farmers/farmers-pickup-points',
    access: 'public',
    summary: 'Trade places of a region',
    query: z.object({ regionId: z.string('required').regex(/^\d{2}$/, 'wrongValue') }),
    answer: z.object({ items: z.array(pickupPointSchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  listShippingMethods: {
    method: 'GET',
    path: '/api/v1/shipping-methods/{farmerId}',
    access: 'public',
    summary: 'Ways to receive an order of this seller at the location, with dates and prices',
    params: z.object({ farmerId: id }),
    query: z.object({
      ...locationQuery,
      limit: typedNumber({ least: 1, most: 100 }).default(100),
      from: typedNumber({ least: 0, most: 10_000 }).default(0),
      excludeCdek: z.stringbool().default(false),
      weightGrams,
      /** The latest harvest day of the cart, before which the cart cannot be sent. */
      harvestReadyOn: day.optional(),
      /** Production schedules of the cart. */
      productionSchedules: listOf(z.string().regex(PRODUCTION_SCHEDULE_CODE, 'wrongValue')),
      /** Maximum days on the way of the cart; absent = unlimited. */
      wayDays: z.coerce
        .number('notANumber')
        .int('wholeNumber')
        .min(-1 - MAX_WAY_DAYS, 'tooSmall')
        .max(MAX_WAY_DAYS, 'tooBig')
        .optional(),
    }),
    answer: shippingMethodsSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  getDeliveryZone: {
    method: 'GET',
    path: '/api/v1/delivery-zones/{farmerId}',
    access: 'public',
    summary: 'Where the courier of this seller goes: circles and borders for a map',
    params: z.object({ farmerId: id }),
    answer: deliveryZoneSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  listCdekPlaces: {
    method: 'GET',
    path: '/api/v1/cdek/places/farmers/{id}',
    access: 'public',
    work: 'paid',
    summary: 'CDEK offices that can hand over goods of this farmer',
    params: z.object({ id }),
    query: z.object({ ...locationQuery, weightGrams }),
    answer: z.object({ items: z.array(carrierPointSchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  getNearestCarrierTown: {
    method: 'GET',
    path: '/api/v1/cdek/nearest-town',
    access: 'public',
    summary:
      'The nearest town in which CDEK hands parcels out, for a place it does not serve; null = it serves the place, or is not known to be anywhere near',
    query: z.object(locationQuery),
    answer: z.object({
      town: z.object({ place: locationSchema, km: z.number().int() }).nullable(),
    }),
    cacheSeconds: CACHE_SECONDS,
  },
  countCdekTariff: {
    method: 'POST',
    path: '/api/v1/cdek/tariff',
    access: 'public',
    work: 'paid',
    summary: 'CDEK price and term between two places',
    body: z.object({ from: locationSchema, to: locationSchema, farmerId: id }),
    answer: carrierTariffSchema,
    errors: refuses('SHIPPING_METHOD_UNAVAILABLE'),
  },
})
