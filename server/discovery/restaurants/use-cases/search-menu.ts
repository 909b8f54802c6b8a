import type { SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import { asIfTypedInRussian } from '@okolitsa/strings/ru/keyboard-layout.ts'
import { splitWords } from '@okolitsa/strings/ru/search-words.ts'
import type { ServiceableSellers } from '../../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { type DishRank, searchDishes } from '../store/dish.store.ts'
import type { DishRow } from '../store/dish-row.ts'

export interface MenuSearch {
  readonly rows: DishRow[]
  readonly total: number
  readonly corrected: string | null
  readonly searchedFor: SearchedFor
  /** Terms that sort the rows, in their order. */
  readonly ranks: readonly DishRank[]
}

/**
 * Finds dishes with all the words, in one round trip when there are some. Otherwise tries the other keyboard layout and
 * then any of the words; the answer names the variant.
 */
export async function searchMenu(
  executor: Executor,
  serviceable: Pick<ServiceableSellers, 'bits'>,
  text: string,
  page: { readonly from: number; readonly size: number },
): Promise<MenuSearch> {
  const nothing = { rows: [], ranks: [], total: 0, corrected: null, searchedFor: null }
  const words = splitWords(text)
  if (words.length === 0) return nothing
  const ask = async (phrase: string, isAny: boolean): Promise<MenuSearch> => {
    const found = await searchDishes(executor, { phrase, bits: serviceable.bits, isAny, ...page })
    return {
      rows: found.rows,
      ranks: found.ranks,
      total: found.total,
      corrected: found.corrected,
      searchedFor: isAny
        ? { kind: 'any', words: [...splitWords(phrase)] }
        : found.searched && { kind: 'part', words: found.searched },
    }
  }
  const asTyped = await ask(text, false)
  if (asTyped.total > 0) return asTyped
  const switched = /[a-z]/i.test(text) ? asIfTypedInRussian(text) : text
  if (switched !== text) {
    const again = await ask(switched, false)
    if (again.total > 0) return { ...again, corrected: again.corrected ?? switched }
  }
  const any = words.length > 1 ? await ask(text, true) : asTyped
  return any.total > 0 ? any : nothing
}
