import type { Language } from '@okolitsa/domain/language/language.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { PrintLineRow } from '../store/printing.store.ts'

/** Best-before and lot texts of the lot where it is known, otherwise of the product. Empty = unknown. */
export function datesOf(
  {
    lot_numbers: numbers,
    made_on: madeOn,
    best_before: bestBefore,
    shelf_life: words,
  }: Pick<PrintLineRow, 'lot_numbers' | 'made_on' | 'best_before' | 'shelf_life'>,
  language: Language,
): string {
  const { printed } = wordsIn(language)
  const until = bestBefore === null ? words && printed.shelfLife(words) : printed.bestBefore(bestBefore)
  return [until, numbers === null ? '' : printed.lot(numbers, madeOn)].filter((part) => part !== '').join('. ')
}
