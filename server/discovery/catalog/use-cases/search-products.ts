import { asIfTypedInLatin, asIfTypedInRussian } from '@okolitsa/strings/ru/keyboard-layout.ts'
import { pricedPhrase } from '@okolitsa/strings/ru/price-words.ts'
import { type Intent, splitWords, understood } from '@okolitsa/strings/ru/search-words.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { MAX_SEARCH_HITS, MAX_SEARCH_WALKED, MAX_TYPED_HITS } from '../policy.ts'
import { type SearchPage, type SearchQuestion, searchPage } from '../store/product-search.store.ts'

type Question = Omit<SearchQuestion, 'mostHits' | 'mostWalked' | 'isAny' | 'conditions'>

/**
 * Finds one page of a search, with one query when products match all words. Otherwise the search tries in turn the
 * other keyboard layout, the name without its size or intent, and any of the words; the answer names the variant. A
 * price in the phrase is a filter; when no product has such a price, products of any price are returned.
 */
export async function searchProducts(
  executor: Executor,
  intents: readonly Intent[],
  question: Question,
): Promise<SearchPage> {
  const priced = question.isAsTyped ? null : pricedPhrase(question.phrase)
  if (!priced) return searchNamed(executor, intents, question)
  const { rest, price, title } = priced
  const named = { ...question, phrase: rest }
  const { filters } = question
  const within = await searchNamed(executor, intents, {
    ...named,
    filters: {
      ...filters,
      priceFrom: narrower(Math.max, filters.priceFrom, price.from),
      priceTo: narrower(Math.min, filters.priceTo, price.to),
    },
  })
  if (within.total > 0) {
    return {
      ...within,
      corrected: within.corrected && `${within.corrected} ${title}`,
      searchedFor: within.searchedFor ?? { kind: 'intent', words: [title] },
    }
  }
  const any = await searchNamed(executor, intents, named)
  return any.total > 0 ? { ...any, searchedFor: any.searchedFor ?? { kind: 'part', words: splitWords(rest) } } : any
}

const narrower = (choose: (a: number, b: number) => number, chosen: number | null, asked: number | null) =>
  chosen === null ? asked : asked === null ? chosen : choose(chosen, asked)

async function searchNamed(executor: Executor, intents: readonly Intent[], question: Question): Promise<SearchPage> {
  const asked = await searchAsTyped(executor, intents, question)
  if (asked.total > 0) return asked
  if (question.isAsTyped) return searchPart(executor, intents, question, asked)
  for (const switched of switchedLayouts(question.phrase)) {
    const again = await searchAsTyped(executor, intents, { ...question, phrase: switched })
    if (again.total > 0) return { ...again, corrected: again.corrected ?? switched }
  }
  return searchPart(executor, intents, question, asked)
}

const switchedLayouts = (phrase: string): string[] =>
  [
    /[a-z]/i.test(phrase) ? asIfTypedInRussian(phrase) : phrase,
    /[a-z]/i.test(phrase) ? phrase : asIfTypedInLatin(phrase),
  ].filter((text) => text !== phrase && splitWords(text).length > 0)

async function searchAsTyped(executor: Executor, intents: readonly Intent[], question: Question): Promise<SearchPage> {
  const { words, conditions, intents: meant } = understood(question.phrase, intents)
  const found = await searchPage(executor, { ...question, ...boundsOf(question), phrase: words, conditions })
  const corrected = found.corrected && [found.corrected, ...meant].join(' ')
  const isIntent = meant.length > 0 && found.searchedFor === null
  return { ...found, corrected, searchedFor: isIntent ? { kind: 'intent', words: [...meant] } : found.searchedFor }
}

/** Searches for the name without its size or intent; otherwise for any of the words. */
async function searchPart(
  executor: Executor,
  intents: readonly Intent[],
  question: Question,
  nothing: SearchPage,
): Promise<SearchPage> {
  const { words, conditions } = understood(question.phrase, intents)
  const named = splitWords(words)
  if (conditions.length > 0 && named.length > 0) {
    const part = await searchPage(executor, { ...question, ...boundsOf(question), phrase: words })
    const usedWords = part.corrected ? splitWords(part.corrected) : named
    if (part.total > 0) return { ...part, searchedFor: part.searchedFor ?? { kind: 'part', words: usedWords } }
  }
  if (named.length < 2) return { ...nothing, corrected: null }
  const any = await searchPage(executor, { ...question, ...boundsOf(question), phrase: words, isAny: true })
  return any.total > 0 ? { ...any, corrected: null } : { ...nothing, corrected: null }
}

/** Bounds of a search; while a phrase is being typed matches are not counted, so fewer are sorted. */
const boundsOf = ({ isCounted = true }: Question) => ({
  mostHits: isCounted ? MAX_SEARCH_HITS : MAX_TYPED_HITS,
  mostWalked: MAX_SEARCH_WALKED,
})
