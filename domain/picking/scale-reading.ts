/** What a scale says in one line. */
export interface ScaleReading {
  /** Whole grams, net of the plate where the scale knows it. */
  readonly grams: number
  /** The scale says so itself; null = its protocol does not tell. */
  readonly isStable: boolean | null
}

/** Units as scales sold in Russia write them. */
const [KILOGRAMS, GRAMS] = ['\u043a\u0433', '\u0433']
const NUMBER = String.raw`([+-]?)\s*(\d{1,6}(?:[.,]\d{1,4})?)\s*(kg|g|${KILOGRAMS}|${GRAMS})`
/** CAS and its kin: «ST,GS,…,  1.084 kg», US while it swings, OL when it is too much. */
const MARKED = new RegExp(String.raw`^(ST|US)\s*,\s*(?:GS|NT|TR)\s*,.*?${NUMBER}\s*$`, 'iu')
/** Mettler and scales that speak as it does, Масса-К among them: «S S     1.084 kg», D while it swings. */
const LETTERED = new RegExp(String.raw`^S\s*([SD])\s+${NUMBER}\s*$`, 'iu')
/** Nothing but the weight. */
const BARE = new RegExp(String.raw`^${NUMBER}\s*$`, 'iu')

/** One line of a scale's port; null = it is no weight: too much, below nothing, other units, noise. */
export function readScaleLine(line: string): ScaleReading | null {
  // a device number and lamps may stand in the frame as bytes of their own
  // biome-ignore lint/suspicious/noControlCharactersInRegex: scales send them
  const text = line.replace(/[\u0000-\u001f\u007f]/g, ' ').trim()
  const marked = MARKED.exec(text)
  if (marked) return reading(marked.slice(2), marked[1]?.toUpperCase() === 'ST')
  const lettered = LETTERED.exec(text)
  if (lettered) return reading(lettered.slice(2), lettered[1]?.toUpperCase() === 'S')
  const bare = BARE.exec(text)
  return bare && reading(bare.slice(1), null)
}

function reading([sign, digits = '', unit = '']: readonly (string | undefined)[], isStable: boolean | null) {
  if (sign === '-') return null
  const amount = Number(digits.replace(',', '.'))
  return { grams: Math.round(['kg', KILOGRAMS].includes(unit.toLowerCase()) ? amount * 1000 : amount), isStable }
}

/** So many equal lines of a scale that does not say whether it swings are a weight. */
const EQUAL_LINES = 3
/** A line is never so long: what comes without an end is noise. */
const LONGEST_LINE = 64

/** What was heard of a scale so far. */
export interface Listening {
  readonly rest: string
  readonly last: number | null
  readonly equal: number
}
export const NOTHING_HEARD: Listening = { rest: '', last: null, equal: 0 }

/** Hears a piece of what the port sends, cut anywhere. `grams` = the last weight that stood still in it; null = none. */
export function hearScale(
  before: Listening,
  piece: string,
): { readonly now: Listening; readonly grams: number | null } {
  const lines = (before.rest + piece).split(/[\r\n]+/)
  const rest = (lines.pop() ?? '').slice(-LONGEST_LINE)
  let { last, equal } = before
  let grams: number | null = null
  for (const line of lines) {
    const said = readScaleLine(line)
    equal = said && said.grams === last ? equal + 1 : 1
    last = said?.grams ?? null
    const stands = said && (said.isStable ?? equal >= EQUAL_LINES)
    // an empty plate is no weight
    if (said && stands && said.grams > 0) grams = said.grams
  }
  return { now: { rest, last, equal }, grams }
}
