import { describe, expect, it } from 'vitest'
import * as english from '../en/format.ts'
import * as format from './format.ts'
import { nouns, plural } from './plural.ts'

const reference = { now: new Date('2026-11-21T10:00:00Z') }
/** Spaces of expected texts are written as `_` to be visible. */
const gaps = (text: string) => text.replaceAll('_', '\u00A0')

describe('formatters', () => {
  it.each([
    [format.formatPrice(1290), '1_290_₽'],
    [format.formatPrice(645.5), '645,50_₽'],
    [format.formatPrice(1_234_567.05), '1_234_567,05_₽'],
    [format.formatPrice(0), '0_₽'],
    [format.formatDiscount(21), '−21_%'],
    [format.formatPricePerUnit(1566.67, 'г'), '1_567_₽/кг'],
    [format.formatDeduction(300), '−300_₽'],
    [format.formatSaleSize(300, 'г', true), 'от_300_г'],
    [format.formatAmount(1200, 'г'), '1,2_кг'],
    [format.formatAmount(500, 'мл'), '500_мл'],
    [format.formatAmount(1000, 'мл'), '1_л'],
    [format.formatAmount(10, 'шт'), '10_шт.'],
    [format.formatPricePerUnit(2150, 'г'), '2_150_₽/кг'],
    [format.formatPricePerUnit(21, 'шт'), '21_₽/шт.'],
    [format.formatWindow(10, 14), 'с_10_до_14'],
    [format.formatWindowShort(10, 14), '10–14'],
    [format.formatDuration(80), '1_ч_20_мин'],
    [format.formatDuration(45), '45_мин'],
    [format.formatDuration(120), '2_ч'],
    [format.formatDurationRange(45, 60), '45–60_мин'],
    [format.formatDistanceFromYou(58), '58_км от_вас'],
    [format.formatDistance(0.8), '800_м'],
    [format.formatDistance(0), 'меньше_1_км'],
    [format.formatDistance(1840), '1_840_км'],
    [format.formatRating(4.9), '4,9'],
    [format.formatRating(5), '5,0'],
    [format.formatPhone('79162041855'), '+7_916_204-18-55'],
    [format.formatPhone('8 (800) 555-04-18'), '8_800_555-04-18'],
    [format.formatOrderNumber(104218), '№_104_218'],
    [format.formatFilling(480, 800), '480 из_800_₽'],
    [format.formatCount(1021, nouns.product), '1_021_товар'],
    [format.formatTime(new Date('2026-11-21T15:40:00Z')), '18:40'],
    [format.bindShortWords('Сыр и хлеб — прямо из хозяйств'), 'Сыр_и_хлеб_— прямо из_хозяйств'],
  ])('%s', (actual, expected) => {
    expect(actual).toBe(gaps(expected))
  })

  it.each([
    ['2026-11-21', 'сегодня'],
    ['2026-11-22', 'завтра, 22_ноября'],
    ['2026-11-23', 'пн, 23_ноября'],
    ['2027-01-04', 'пн, 4_января_2027'],
  ])('formats the day %s', (day, expected) => {
    expect(format.formatDay(day, reference)).toBe(gaps(expected))
  })

  it('begins the day earlier in the east', () => {
    const evening = { now: new Date('2026-11-21T18:00:00Z'), zone: 'Asia/Vladivostok' }
    expect(format.formatDay('2026-11-22', evening)).toBe('сегодня')
    expect(format.formatDayShort('2026-11-23', evening)).toBe('завтра')
  })

  it('formats a moment', () => {
    expect(format.formatMoment(new Date('2026-11-21T15:40:00Z'), reference)).toBe(gaps('сегодня в_18:40'))
    expect(format.formatMoment(new Date('2026-11-20T15:40:00Z'), reference)).toBe(gaps('вчера в_18:40'))
    expect(format.formatMoment(new Date('2026-11-21T21:14:00Z'), reference)).toBe(gaps('завтра в_00:14'))
    expect(format.formatMoment(new Date('2026-11-02T15:40:00Z'), reference)).toBe(gaps('2_ноября в_18:40'))
  })
})

describe('plural', () => {
  it.each([
    [1, 'товар'],
    [2, 'товара'],
    [5, 'товаров'],
    [11, 'товаров'],
    [14, 'товаров'],
    [21, 'товар'],
    [22, 'товара'],
    [25, 'товаров'],
    [111, 'товаров'],
    [0, 'товаров'],
    [1.5, 'товара'],
  ])('%d', (count, expected) => {
    expect(plural(count, nouns.product)).toBe(expected)
  })
})

it('mentions that a courier serves only a part of the town', () => {
  expect(format.formatPromisedHours({ fromHour: 10, toHour: 14 })).toBe(format.formatWindow(10, 14))
  const hours = [
    { from: '09:30', to: '13:00' },
    { from: '14:00', to: '24:00' },
  ]
  expect(format.formatSlot({ fromHour: 10, toHour: 13, hours }).replaceAll('\u00A0', '_')).toBe(
    'с_9:30_до_13 и_с_14_до_24',
  )
  expect(english.formatSlot({ fromHour: 10, toHour: 13, hours }).replaceAll('\u00A0', '_')).toBe(
    '9:30_am to_1_pm and_2_pm to_midnight',
  )
  expect(format.formatPromisedHours({ fromHour: 10, toHour: 14, needsPoint: true })).toMatch(/, не.по.всему городу$/)
})
