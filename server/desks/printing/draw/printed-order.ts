import type { Language } from '@okolitsa/domain/language/language.ts'
import { labelName } from '@okolitsa/domain/printing/label-name.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { PrintLineRow, PrintOrderRow } from '../store/printing.store.ts'

/** The day and the language of a paper, and where its QR codes lead. */
export interface PaperOf {
  readonly date: string
  readonly now: Date
  readonly language: Language
  /** `https://host` of the cabinet. */
  readonly origin: string
}

/** What of the line is brought: what was gathered, else what was ordered. */
export const amountOf = ({ picked_amount, ordered_amount }: PrintLineRow): number => picked_amount ?? ordered_amount

/** Weight goods without a weight. */
export const isToWeigh = ({ is_weight, picked_amount }: PrintLineRow): boolean => is_weight && picked_amount === null

/** How much of a thing, in words; @param amount base units, as of a line */
export function amountWords(
  { unit, measure, is_weight }: Pick<PrintLineRow, 'unit' | 'measure' | 'is_weight'>,
  amount: number,
  language: Language,
): string {
  const { printed: words } = wordsIn(language)
  return is_weight ? words.amount(amount, unit) : words.pieces(amount, measure, unit)
}

/** The page of an order in the cabinet. */
export const orderUrl = (origin: string, orderId: number): string => `${origin}/cabinet/orders/${orderId}`

/** Everything in the parcel, in a line: «Cheese 1,084 kg, curd 3 × 500 g». */
export const insideOf = ({ lines }: PrintOrderRow, language: Language): string =>
  lines.map((line) => `${line.title} ${amountWords(line, amountOf(line), language)}`).join(', ')

export const nameOf = ({ recipientName }: PrintOrderRow): string => labelName(recipientName)
