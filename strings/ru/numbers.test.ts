import { expect, it } from 'vitest'
import { type NumbersFacts, numbers } from './numbers.ts'

const NOTHING = {
  sum: 0,
  orders: 0,
  customers: 0,
  canceled: { orders: 0, sum: 0 },
  late: { driven: 0, orders: 0, minutes: null },
}
const facts = (more: Partial<NumbersFacts>): NumbersFacts => ({
  isTours: false,
  days: 30,
  from: '2026-10-25',
  to: '2026-11-23',
  isOwn: false,
  total: NOTHING,
  before: NOTHING,
  newCustomers: 0,
  best: null,
  ...more,
})
const reference = { now: new Date('2026-11-23T09:00:00Z') }
const story = (more: Partial<NumbersFacts>): string =>
  numbers.sentences(facts(more), reference).join(' ').replaceAll('\u00A0', ' ')

it('compares a good month with the previous one, and names buyers and late orders', () => {
  const total = {
    sum: 214_300,
    orders: 128,
    customers: 90,
    canceled: { orders: 2, sum: 3_100 },
    late: { driven: 101, orders: 4, minutes: 35 },
  }
  const best = { title: 'Творог 9 %', sum: 61_400 }
  expect(story({ total, before: { ...NOTHING, orders: 110, sum: 191_339 }, best, newCustomers: 21 })).toBe(
    'За 30 дней — 128 заказов на 214 300 ₽, на 12 % больше, чем за 30 дней до этого. Больше всего продали: Творог 9 %, на 61 400 ₽. Новых покупателей 21 из 90. Опоздали с доставкой 4 из 101. Отменили 2 заказа на 3 100 ₽.',
  )
})

it('states that there were no orders, without a percentage', () => {
  expect(story({})).toBe('За 30 дней полученных заказов не было.')
  expect(story({ before: { ...NOTHING, orders: 1, sum: 500 } })).toBe(
    'За 30 дней полученных заказов не было. За 30 дней до этого — 1 заказ на 500 ₽.',
  )
  expect(story({ total: { ...NOTHING, canceled: { orders: 3, sum: 5_000 } } })).toBe(
    'За 30 дней полученных заказов не было. Отменили 3 заказа на 5 000 ₽.',
  )
  const one = { ...NOTHING, orders: 1, sum: 500.5, customers: 1 }
  expect(story({ total: one, newCustomers: 1, days: 1, isOwn: true, from: '2026-11-22', to: '2026-11-22' })).toBe(
    'За 22 ноября — 1 заказ на 500,50 ₽, а за день до этого продаж не было. Это новый покупатель.',
  )
})

it('words equal, smaller and plural numbers', () => {
  const total = { ...NOTHING, orders: 21, sum: 1_000, customers: 2 }
  const period = { isOwn: true, from: '2026-11-01', to: '2026-11-21', days: 21 } as const
  expect(story({ ...period, total, before: { ...NOTHING, orders: 1, sum: 1_001 } })).toBe(
    'С 1 ноября по 21 ноября — 21 заказ на 1 000 ₽, столько же, сколько за 21 день до этого. Новых покупателей не было.',
  )
  expect(story({ ...period, total, before: { ...NOTHING, orders: 1, sum: 2_000 } })).toContain(
    'на 50 % меньше, чем за 21 день до этого.',
  )
  expect(
    story({ newCustomers: 3, total: { ...total, customers: 3, late: { driven: 2, orders: 0, minutes: null } } }),
  ).toContain('Все 3 покупателя новые. Всё привезли вовремя.')
})

it('includes bookings and kept prepayments of cancelled ones for tours', () => {
  const total = { ...NOTHING, sum: 1_500, canceled: { orders: 2, sum: 4_500 } }
  expect(story({ isTours: true, total })).toBe(
    'За 30 дней состоявшихся поездок не было, по условиям отмены осталось 1 500 ₽. Отменили 2 брони на 4 500 ₽.',
  )
})

it('compares a number with the previous period', () => {
  const change = (percent: number | null) => numbers.change(percent, '5').replaceAll('\u00A0', ' ')
  expect([change(12), change(-7), change(0), change(null)]).toEqual([
    '+12 %, было 5',
    '−7 %, было 5',
    'как раньше: 5',
    'раньше не было',
  ])
})
