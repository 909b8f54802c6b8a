import { asIfTypedInRussian } from '@okolitsa/strings/ru/keyboard-layout.ts'
import { goodsMeantBy, withoutFillers } from '@okolitsa/strings/ru/search-words.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { MOST_SEARCH_HITS, MOST_SEARCH_WALKED } from '../policy.ts'
import { type SearchPage, type SearchQuestion, searchPage } from '../store/product-search.store.ts'

/**
 * One page of a search: one round trip when the words meet in some goods. Otherwise the visitor forgot to switch the
 * keyboard, wished for an occasion («for breakfast»), or asked for words that no product has together: then each of them
 * is enough, and the answer says so.
 */
export async function searchProducts(
  executor: Executor,
  question: Omit<SearchQuestion, 'mostHits' | 'mostWalked' | 'isAny'>,
): Promise<SearchPage> {
  const bounds = { mostHits: MOST_SEARCH_HITS, mostWalked: MOST_SEARCH_WALKED }
  const phrase = withoutFillers(question.phrase)
  const found = await searchPage(executor, { ...question, ...bounds, phrase })
  if (found.total > 0) return found

  const switched = asIfTypedInRussian(phrase)
  if (/[a-z]/i.test(phrase) && switched !== phrase) {
    const again = await searchPage(executor, { ...question, ...bounds, phrase: switched })
    if (again.total > 0) return { ...again, corrected: again.corrected ?? switched }
  }
  const requested = goodsMeantBy(phrase) ?? phrase
  const isOneWord = !/[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(requested)
  if (isOneWord) return found
  const any = await searchPage(executor, { ...question, ...bounds, phrase: requested, isAny: true })
  return any.total > 0 ? { ...any, corrected: null } : found
}
