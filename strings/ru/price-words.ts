import { foldedText } from './folded-text.ts'
import { formatPrice } from './format.ts'

/** A price that a phrase asks for, kopecks; null = none on that side. */
export interface AskedPrice {
  readonly from: number | null
  readonly to: number | null
}

export interface PricedPhrase {
  /** The phrase without its price. */
  readonly rest: string
  readonly price: AskedPrice
  /** The price as the customer worded it. */
  readonly title: string
}

const MONEY = /^(₽|р|руб|рубл(ь|я|ей|и))$/u
/** Words after which a number is a size, an age or an hour. */
const OTHER =
  /^(%|г|гр|грамм.*|кг|кило.*|мл|миллилитр.*|л|литр.*|шт|штук.*|десят.*|процент.*|мес|месяц.*|лет|год.*|дн|дней|дня|день|сут.*|час.*|минут.*|мин|человек.*|градус.*|см|сантиметр.*)$/u
const UP_TO = /^(до|дешевле|максимум|меньше)$/u
const FROM = /^(от|дороже|минимум)$/u
/** Comparisons after a «not». */
const NOT_ABOVE = /^(дороже|больше|более|выше)$/u
const NOT_BELOW = /^(дешевле|меньше|менее|ниже)$/u
const NOT = 'не'
/** Prepositions before an amount of money. */
const FOR = /^(за|на|по)$/u
const DASH = /^[-–—]$/u
const WHOLE = /^\d{1,7}$/u
const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/u
const THOUSAND = /^\d{3}$/u

type Read = { readonly side: 'from' | 'to'; readonly kopecks: number; readonly taken: number }

const kopecksOf = (amount: string): number => Math.round(Number(amount.replace(',', '.')) * 100)

/** An amount at a position: `500`, `1 000`, `99,90`; with its currency, if given. */
function amountAt(tokens: readonly string[], at: number) {
  const first = tokens[at] ?? ''
  if (!AMOUNT.test(first)) return null
  const isGrouped = WHOLE.test(first) && first.length <= 3 && first !== '0' && THOUSAND.test(tokens[at + 1] ?? '')
  const taken = isGrouped ? 2 : 1
  const kopecks = kopecksOf(isGrouped ? first + tokens[at + 1] : first)
  if (kopecks <= 0) return null
  const next = tokens[at + taken] ?? ''
  const isMoney = MONEY.test(next)
  return { kopecks, isMoney, isOther: OTHER.test(next), taken: taken + (isMoney ? 1 : 0) }
}

/** Finds the bound that the words at a position set, and the number of these words. */
function sideAt(tokens: readonly string[], at: number): { side: Read['side']; taken: number } | null {
  const token = tokens[at] ?? ''
  const next = tokens[at + 1] ?? ''
  if (token === NOT) {
    if (NOT_ABOVE.test(next)) return { side: 'to', taken: 2 }
    return NOT_BELOW.test(next) ? { side: 'from', taken: 2 } : null
  }
  if (UP_TO.test(token)) return { side: 'to', taken: 1 }
  return FROM.test(token) ? { side: 'from', taken: 1 } : null
}

function boundAt(tokens: readonly string[], at: number): Read | null {
  const side = sideAt(tokens, at)
  if (side) {
    const amount = amountAt(tokens, at + side.taken)
    if (!amount || amount.isOther) return null
    return { side: side.side, kopecks: amount.kopecks, taken: side.taken + amount.taken }
  }
  // an amount with its money: no more than that
  const before = FOR.test(tokens[at] ?? '') ? 1 : 0
  const amount = amountAt(tokens, at + before)
  return amount?.isMoney ? { side: 'to', kopecks: amount.kopecks, taken: before + amount.taken } : null
}

/** `300–500 р`: two amounts with a dash between, and money after them. */
function rangeAt(tokens: readonly string[], at: number): (AskedPrice & { readonly taken: number }) | null {
  const from = amountAt(tokens, at)
  if (!from || from.isOther || !DASH.test(tokens[at + from.taken] ?? '')) return null
  const to = amountAt(tokens, at + from.taken + 1)
  return to?.isMoney ? { from: from.kopecks, to: to.kopecks, taken: from.taken + 1 + to.taken } : null
}

/** Reads the price of a phrase: «до 500», «не дороже 1 000 ₽», «от 300 до 500 рублей». Null = none. */
export function pricedPhrase(phrase: string): PricedPhrase | null {
  const tokens = foldedText(phrase).match(/\p{N}+(?:[.,]\p{N}+)?|[%₽–—-]|\p{L}+/gu) ?? []
  const kept: string[] = []
  const price: { from: number | null; to: number | null } = { from: null, to: null }
  for (let at = 0; at < tokens.length; ) {
    const range = rangeAt(tokens, at)
    const bound = range ? null : boundAt(tokens, at)
    if (range) [price.from, price.to] = [range.from, range.to]
    else if (bound) price[bound.side] = bound.kopecks
    else if (!DASH.test(tokens[at] ?? '')) kept.push(tokens[at] ?? '')
    at += range?.taken ?? bound?.taken ?? 1
  }
  // a price alone contains no text to search for
  if ((price.from === null && price.to === null) || kept.length === 0) return null
  return { rest: kept.join(' '), price, title: titleOf(price) }
}

function titleOf({ from, to }: AskedPrice): string {
  const priceText = (kopecks: number) => formatPrice(kopecks / 100)
  return [from !== null && `от ${priceText(from)}`, to !== null && `до ${priceText(to)}`].filter(Boolean).join(' ')
}
