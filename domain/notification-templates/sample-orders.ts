import { type Kopecks, kopecks } from '../money/money.ts'
import type { NotificationOrder } from '../notifications/notification-order.ts'

/** Proper names of samples, in a language. */
export interface SampleNames {
  readonly farm: string
  readonly restaurant: string
  readonly organizer: string
  readonly market: string
  readonly pickupAddress: string
  readonly pointAddress: string
}

export interface SampleOrder {
  readonly order: NotificationOrder
  /** Amount of the event; null = the whole order. */
  readonly amount: Kopecks | null
}

/** Moment of all samples. */
export const SAMPLE_NOW = new Date('2026-11-21T08:00:00Z')
const SOON = new Date('2026-11-21T08:30:00Z')
const REPAID = new Date('2026-11-28T08:00:00Z')

/** Orders that go through every branch of the texts, ordinary ones first. */
export const SAMPLE_ORDERS = [
  'farm',
  'paid',
  'pickup',
  'restaurant',
  'parcel',
  'locker',
  'owed',
  'free',
  'tour',
  'wholeTour',
  'plan',
] as const
export type SampleOrderName = (typeof SAMPLE_ORDERS)[number]

/** Sample orders of a notification's group. */
export const SAMPLES_OF_GROUP: Readonly<Record<'order' | 'tour' | 'plan', readonly SampleOrderName[]>> = {
  order: ['farm', 'paid', 'pickup', 'restaurant', 'parcel', 'locker', 'owed', 'free'],
  tour: ['tour', 'wholeTour'],
  plan: ['plan'],
}

export function sampleOrders(names: SampleNames): Readonly<Record<SampleOrderName, SampleOrder>> {
  const order: NotificationOrder = {
    id: 104_218,
    deliveryKind: 'courier',
    sellerTitle: names.farm,
    deliveryDate: '2026-11-23',
    fromHour: 10,
    toHour: 14,
    timeZone: 'Europe/Moscow',
    total: kopecks(200_995),
    prepayment: null,
    isPaidOnReceipt: true,
    payBefore: null,
    answerBefore: null,
    hasMoney: false,
    dinner: null,
    pickupAddress: null,
    carrierPoint: null,
    keptUntil: null,
  }
  const paid = { isPaidOnReceipt: false, hasMoney: true, payBefore: SOON, answerBefore: SOON }
  const amount = kopecks(22_905)
  const dinner = { from: new Date('2026-11-21T09:00:00Z'), to: new Date('2026-11-21T09:20:00Z') }
  return {
    farm: { order, amount: null },
    paid: { order: { ...order, ...paid }, amount },
    pickup: { order: { ...order, deliveryKind: 'pickup', pickupAddress: names.pickupAddress }, amount },
    restaurant: {
      order: { ...order, ...paid, sellerTitle: names.restaurant, deliveryDate: '2026-11-21', dinner },
      amount,
    },
    parcel: {
      order: {
        ...order,
        ...paid,
        deliveryKind: 'cdek',
        carrierPoint: { address: names.pointAddress, isLocker: false },
      },
      amount: kopecks(0),
    },
    locker: {
      order: {
        ...order,
        deliveryKind: 'cdek',
        carrierPoint: { address: names.pointAddress, isLocker: true },
        keptUntil: '2026-12-09',
      },
      amount,
    },
    owed: { order: { ...order, repayBefore: REPAID }, amount },
    free: { order: { ...order, deliveryKind: 'cdek', total: kopecks(0) }, amount: null },
    tour: {
      order: {
        ...order,
        ...paid,
        deliveryKind: 'tour',
        sellerTitle: names.organizer,
        prepayment: kopecks(50_000),
        repayBefore: REPAID,
      },
      amount,
    },
    wholeTour: { order: { ...order, deliveryKind: 'tour', sellerTitle: names.organizer }, amount: null },
    plan: { order: { ...order, ...paid, deliveryKind: 'plan', sellerTitle: names.market }, amount: null },
  }
}
