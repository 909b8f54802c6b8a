import { GRAM, MILLILITRE } from '../catalog/unit.ts'
import type { OptionGroup } from './options.ts'

/** Units of notes, written as escapes, with the shop's unit and the factor. */
const UNITS: ReadonlyMap<string, { readonly unit: string; readonly times: number }> = new Map([
  [GRAM, { unit: GRAM, times: 1 }],
  ['\u043a\u0433', { unit: GRAM, times: 1_000 }],
  [MILLILITRE, { unit: MILLILITRE, times: 1 }],
  ['\u043b', { unit: MILLILITRE, times: 1_000 }],
])

/** The amount of a note in the unit of the dish; null = the note is more than an amount. */
function amountNoted(note: string, unit: string): number | null {
  const [, amount = '', word = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(\p{L}{1,2})\.?$/u.exec(note.trim()) ?? []
  const noted = UNITS.get(word.toLowerCase())
  return noted?.unit === unit ? Math.round(Number(amount.replace(',', '.')) * noted.times) : null
}

/**
 * Amount of a portion with the chosen options. A group with exactly one choice defines the size of the portion when one
 * of its notes equals the amount of the dish; the note of the chosen option is then the amount.
 */
export function portionMeasure(
  { unit, measure }: { readonly unit: string; readonly measure: number },
  groups: readonly Pick<OptionGroup, 'least' | 'most' | 'options'>[],
  chosen: ReadonlySet<number>,
): number {
  for (const { least, most, options } of groups) {
    if (least !== 1 || most !== 1) continue
    const amounts = options.map(({ note }) => amountNoted(note, unit))
    const noted = amounts[options.findIndex(({ id }) => chosen.has(id))]
    if (noted && amounts.includes(measure)) return noted
  }
  return measure
}
