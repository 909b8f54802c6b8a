import type { Language } from '@okolitsa/domain/language/language.ts'
import { labelName } from '@okolitsa/domain/printing/label-name.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { PrintLineRow, PrintOrderRow } from '../store/printing.store.ts'

/** Date and language of a document, and the origin of its QR codes. */
export interface PaperOf {
  readonly date: string
  readonly now: Date
  readonly language: Language
  /** Origin of the cabinet, `https://host`. */
  readonly origin: string
}

/** The delivered amount: picked, otherwise ordered. */
export const amountOf = ({ picked_amount, ordered_amount }: PrintLineRow): number => picked_amount ?? ordered_amount

/** True when the line is sold by weight and not weighed yet. */
export const isToWeigh = ({ is_weight, picked_amount }: PrintLineRow): boolean => is_weight && picked_amount === null

/** Amount as text; the amount is in base units, like in a line. */
export function amountWords(
  { unit, measure, is_weight }: Pick<PrintLineRow, 'unit' | 'measure' | 'is_weight'>,
  amount: number,
  language: Language,
): string {
  const { printed: words } = wordsIn(language)
  return is_weight ? words.amount(amount, unit) : words.pieces(amount, measure, unit)
}

/** URL of an order's page in the cabinet. */
export const orderUrl = (origin: string, orderId: number): string => `${origin}/cabinet/orders/${orderId}`

/** Contents of the parcel in one line: «Cheese 1,084 kg, curd 3 × 500 g». */
export const insideOf = ({ lines }: PrintOrderRow, language: Language): string =>
  lines.map((line) => `${line.title} ${amountWords(line, amountOf(line), language)}`).join(', ')

export const nameOf = ({ recipientName }: PrintOrderRow): string => labelName(recipientName)
