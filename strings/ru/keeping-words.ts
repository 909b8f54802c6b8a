import { ENDLESS_SHELF_DAYS, type KeepingFacts, type StorageCondition } from '@okolitsa/domain/delivery/way-days.ts'
import { foldedText } from './folded-text.ts'

/** A seller's texts about storage and shelf life. */
export interface KeepingTexts {
  readonly title: string
  readonly shelfLife: string
  readonly storage: string
}

/**
 * Shelf life and storage of goods, read from their seller's texts: «20 суток», «12 месяцев», «при 2…6 °C», «на льду».
 */
export function keepingOf({ title, shelfLife, storage }: KeepingTexts): KeepingFacts {
  const keeping = keepingIn(storage) ?? keepingIn(shelfLife) ?? keepingByWords(plain(title)) ?? 'ambient'
  return { shelfDays: shelfDaysIn(shelfLife) ?? shelfDaysIn(storage), keeping }
}

/** Conditions after the opening do not apply to delivery. */
const AFTERWARDS =
  /(?<![а-я])(?:(?:после|по) (?:вскрыти|открыти|разморо|разморажив)|(?<!не )(?:вскрыт|открыт)(?:ую|ая|ой|ое|ый|ые))[^.;]*/gu

/** Lowercase, one minus sign, and only the text about an unopened pack. */
const plain = (text: string): string =>
  foldedText(text)
    .replaceAll('…', '...')
    .replaceAll(/[−–—‒]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/минус /gu, '-')
    .replaceAll(/плюс /gu, '+')
    .replaceAll(AFTERWARDS, '')

/** Units of time by their spelling, in days; hours are fractions. */
const UNITS: readonly (readonly [written: RegExp, days: number])[] = [
  [/^(сут(ки|ок|кам)?|дн(ей|я|ям)?|день)$/u, 1],
  [/^нед(ел[яиьюе]+)?$/u, 7],
  [/^мес(яц(ев|а|ам)?)?$/u, 30],
  [/^(год(а|у|ов)?|лет)$/u, 365],
  [/^(час(ов|а|ам)?|ч)$/u, 1 / 24],
]
const NUMBERS: Readonly<Record<string, number>> = {
  один: 1,
  одна: 1,
  одни: 1,
  одного: 1,
  два: 2,
  две: 2,
  двое: 2,
  двух: 2,
  три: 3,
  трое: 3,
  трех: 3,
  четыре: 4,
  четверо: 4,
  четырех: 4,
  пять: 5,
  пятеро: 5,
  пяти: 5,
  шесть: 6,
  шести: 6,
  семь: 7,
  семи: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  полтора: 1.5,
  полторы: 1.5,
}
const ENDLESS = /бессрочн|без срока|не ограничен|неограничен/u
const AMOUNT = /^(\d+(?:[.,]\d+)?|[а-я]+)(?: ?(?:-|\.\.\.?|до) ?\d+(?:[.,]\d+)?)? ?([а-я]+)/u
const ONE = /^(сутки|неделя|неделю|месяц|год)(?![а-я])/u

/** Days; null = not stated. The shorter bound of a range counts. */
function shelfDaysIn(text: string): number | null {
  const plainText = plain(text)
  if (plainText.includes('полгода')) return 182
  for (const { index } of plainText.matchAll(/(?<![\d.,а-я])[\dа-я]/gu)) {
    const days = amountAt(plainText.slice(index))
    if (days !== null) return days
  }
  return ENDLESS.test(plainText) ? ENDLESS_SHELF_DAYS : null
}

/** Amount of time at the beginning of a text, whole days; null = the text begins with something else. */
function amountAt(text: string): number | null {
  const [, number = '', unit = ''] = AMOUNT.exec(text) ?? []
  const amount = /^\d/u.test(number) ? Number(number.replace(',', '.')) : NUMBERS[number]
  const days = daysOf(unit)
  if (amount !== undefined && days !== null) return Math.min(Math.floor(amount * days), ENDLESS_SHELF_DAYS)
  return daysOf(ONE.exec(text)?.[1] ?? '')
}

const daysOf = (unit: string): number | null => UNITS.find(([written]) => written.test(unit))?.[1] ?? null

const DEGREES = '(?:°|º|градус|c\\b|с(?![а-я]))'
const NUMBER = '([-+]?\\d+)(?:[.,]\\d+)?'
const RANGE = new RegExp(`${NUMBER} ?${DEGREES}? ?[cс]? ?(?:\\.\\.\\.?|-|до|\\/) ?${NUMBER} ?${DEGREES}`, 'u')
const SIGNED_PAIR = new RegExp(`([-+]\\d+)(?:[.,]\\d+)? ?([-+]\\d+)(?:[.,]\\d+)? ?${DEGREES}?`, 'u')
const AT_LEAST = new RegExp(`(?:не ниже|(?<!не )выше|не менее) ${NUMBER} ?${DEGREES}`, 'u')
const SINGLE = new RegExp(`${NUMBER} ?${DEGREES}`, 'u')

/** Maximum temperature of a refrigerator, °C. */
const WARMEST_CHILLED = 10

function keepingIn(text: string): StorageCondition | null {
  const plainText = plain(text)
  const warmest = warmestIn(plainText)
  if (warmest === null || ICE.test(plainText)) return keepingByWords(plainText)
  if (warmest < 0) return 'frozen'
  return warmest <= WARMEST_CHILLED ? 'chilled' : 'ambient'
}

/** Highest temperature in a text; null = none, or only the lowest. */
function warmestIn(folded: string): number | null {
  const range = RANGE.exec(folded) ?? SIGNED_PAIR.exec(folded)
  if (range) return Math.max(Number(range[1]), Number(range[2]))
  if (AT_LEAST.test(folded)) return null
  const single = SINGLE.exec(folded)
  return single ? Number(single[1]) : null
}

const ICE =
  /(?:на|во|в) льду|(?<![а-я])лед(?![а-я])|(?<![а-я])жив(?:ой|ая|ое|ые|ым|ыми|ую|ьем)(?![а-я]).{0,20}(?:рыб|рак|устриц|миди|креветк|краб|в вод)|^жив(?:ой|ая|ое|ые|ьем)$/u
const FROZEN = /заморож|замороз|заморозк|морозил|морожен|в морозе|глубок\S* охлажд|шоков/u
const NOT_FROZEN =
  /не\s(подлеж\S*\s|допуска\S*\s)?(повторн\S*\s)?(замора|заморо|морози)\S*|без заморо\S*|не\sморожен\S*/gu
const CHILLED = /холодильн|охлажд|на холоде|ледник/u
const NOT_CHILLED = /не в холодильник\S*|без холодильник\S*|вне холодильник\S*/gu

function keepingByWords(folded: string): StorageCondition | null {
  const plainText = folded.replaceAll(NOT_FROZEN, '').replaceAll(NOT_CHILLED, '')
  if (ICE.test(plainText)) return 'ice'
  if (FROZEN.test(plainText)) return 'frozen'
  return CHILLED.test(plainText) ? 'chilled' : null
}
