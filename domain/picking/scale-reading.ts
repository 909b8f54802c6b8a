export interface ScaleReading {
  /** Whole grams, net of the plate when the scale subtracts it. */
  readonly grams: number
  /** Stability as stated by the scale; null = its protocol has no such mark. */
  readonly isStable: boolean | null
}

/** Units as scales sold in Russia write them. */
const [KILOGRAMS, GRAMS] = ['\u043a\u0433', '\u0433']
const NUMBER = String.raw`([+-]?)\s*(\d{1,6}(?:[.,]\d{1,4})?)\s*(kg|g|${KILOGRAMS}|${GRAMS})`
/** Lines of CAS and similar scales: «ST,GS,…,  1.084 kg», US while unstable, OL on overload. */
const MARKED = new RegExp(String.raw`^(ST|US)\s*,\s*(?:GS|NT|TR)\s*,.*?${NUMBER}\s*$`, 'iu')
/** Lines of Mettler and compatible scales such as Масса-К: «S S     1.084 kg», D while unstable. */
const LETTERED = new RegExp(String.raw`^S\s*([SD])\s+${NUMBER}\s*$`, 'iu')
/** Lines that contain only the weight. */
const BARE = new RegExp(String.raw`^${NUMBER}\s*$`, 'iu')

/** Parses one line of a scale; null = not a weight: overload, negative, other units, noise. */
export function readScaleLine(line: string): ScaleReading | null {
  // a device number and lamps may be part of the frame as bytes of their own
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

/** Number of equal lines that form a stable weight when the scale does not state stability. */
const EQUAL_LINES = 3
/** Maximum characters of a line; longer input is noise. */
const LONGEST_LINE = 64

/** State of reading a scale between chunks of data. */
export interface Listening {
  readonly rest: string
  readonly last: number | null
  readonly equal: number
}
export const INITIAL_LISTENING: Listening = { rest: '', last: null, equal: 0 }

/** Processes a chunk of the port's data, split anywhere. `grams` = the last stable weight in it; null = none. */
export function readScaleChunk(
  before: Listening,
  piece: string,
): { readonly now: Listening; readonly grams: number | null } {
  const lines = (before.rest + piece).split(/[\r\n]+/)
  const rest = (lines.pop() ?? '').slice(-LONGEST_LINE)
  let { last, equal } = before
  let grams: number | null = null
  for (const line of lines) {
    const parsed = readScaleLine(line)
    equal = parsed && parsed.grams === last ? equal + 1 : 1
    last = parsed?.grams ?? null
    const stands = parsed && (parsed.isStable ?? equal >= EQUAL_LINES)
    // an empty plate is not a weight
    if (parsed && stands && parsed.grams > 0) grams = parsed.grams
  }
  return { now: { rest, last, equal }, grams }
}
