import type { ReadingWords } from './columns.ts'

type DayWords = Pick<ReadingWords, 'weekdays' | 'joining' | 'rangeFrom' | 'rangeTo'>

/** Tokens of a text of days. `through` also joins days when no day precedes it. */
type Item = 'gap' | 'dash' | 'from' | 'to' | 'through' | readonly number[]

const WORD = /^\p{L}/u
/** Words, dashes and other signs. Spaces are ignored, and one dot may end a short word. */
const TOKENS = /\p{L}+|[-\u2010-\u2015\u2212\u2026]+|\.{2,}|\n|[^\s.]/gu
const DASH = /^([-\u2010-\u2015\u2212\u2026]|\.\.)/
const GAP = /^[\n,;/+&]$/
/** Maximum words of a day's name. */
const MAX_WORDS = 3

/** Reads a token; null = unrelated to days. */
function itemOf(token: string, { joining, rangeFrom, rangeTo }: DayWords): Item | null {
  if (DASH.test(token)) return 'dash'
  if (rangeTo.has(token)) return joining.has(token) ? 'through' : 'to'
  if (rangeFrom.has(token)) return 'from'
  return GAP.test(token) || joining.has(token) ? 'gap' : null
}

function itemsOf(text: string, words: DayWords): readonly Item[] | null {
  const tokens = text.toLowerCase().match(TOKENS) ?? []
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    let count = MAX_WORDS
    const name = () => tokens.slice(at, at + count)
    while (count > 0 && !(name().every((token) => WORD.test(token)) && words.weekdays.has(name().join(' ')))) count -= 1
    const item = count > 0 ? words.weekdays.get(name().join(' ')) : itemOf(tokens[at] ?? '', words)
    if (!item) return null
    items.push(item)
    at += Math.max(1, count)
  }
  return items
}

const isDays = (item: Item | undefined): item is readonly number[] => Array.isArray(item)

/** Days of a range, wrapping over the end of the week. */
const daysBetween = (from: number, until: number): number[] =>
  Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, step) => ((from - 1 + step) % 7) + 1)

/**
 * Parses days of the week into a unique list in the order of the text. A day stands alone or begins a range. Null =
 * invalid or ambiguous.
 */
export function weekdaysTyped(text: string, words: DayWords): readonly number[] | null {
  const items = itemsOf(text, words)
  if (!items) return null
  const days = new Set<number>()
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    // after days it would be ambiguous: the beginning of a range or a list
    if (item === 'gap' || (item === 'through' && !isDays(items[at - 1]))) continue
    const isBegun = item === 'from'
    if (isBegun) at += 1
    const first = items[at]
    if (!isDays(first)) return null
    const next = items[at + 1]
    const isRange = next === 'dash' || next === 'to' || (isBegun && next === 'through')
    if (!isRange) {
      if (isBegun) return null
      for (const day of first) days.add(day)
      continue
    }
    const last = items[at + 2]
    const [from] = first
    if (!isDays(last) || from === undefined || first.length !== 1 || last.length !== 1) return null
    for (const day of daysBetween(from, last[0] ?? from)) days.add(day)
    at += 2
  }
  return days.size === 0 ? null : [...days].toSorted((one, other) => one - other)
}
