import { foldedText } from '@okolitsa/strings/ru/folded-text.ts'
import type { Judged } from './relevance.data.ts'

/** A product for the judgement. */
export interface Found {
  readonly title: string
  readonly categoryIds: readonly number[]
  readonly measure: number
  readonly unit: string
  readonly allergens: readonly string[]
}
export interface Answer {
  readonly top: readonly Found[]
  readonly total: number
  /** The answer states that it is partial. */
  readonly isDeclared: boolean
}

/** Number of judged results of the first screen. */
const FIRST = 5

/** Whether a product is a correct result. */
export function isWanted(judged: Judged, product: Found): boolean {
  const title = foldedText(product.title)
  if (judged.nothing || judged.not?.test(title)) return false
  if (judged.without && product.allergens.includes(judged.without)) return false
  if (judged.measure && (product.measure !== judged.measure[0] || product.unit !== judged.measure[1])) return false
  if (!judged.title && !judged.within) return true
  const isTitled = judged.title?.test(title) ?? false
  return isTitled || (judged.within?.some((id) => product.categoryIds.includes(id)) ?? false)
}

/**
 * Precision of the first five: the number of correct results among them relative to the possible number. An answer that
 * must be empty is correct when it is empty; an answer that must be marked as partial is wrong without the mark. @param
 * wantedThere number of correct products that are delivered to the place
 */
export function precisionOf(judged: Judged, answer: Answer, wantedThere: number): number {
  if (judged.nothing) return answer.total === 0 ? 1 : 0
  if (judged.isDeclared && !answer.isDeclared) return 0
  const possible = Math.min(FIRST, wantedThere)
  if (possible === 0) return answer.total === 0 ? 1 : 0
  const shown = answer.top.slice(0, FIRST)
  const hits = shown.filter((product) => isWanted(judged, product)).length
  return Math.min(1, hits / Math.max(possible, Math.min(shown.length, FIRST)))
}

/** Every third query is held out: it was not examined while the search was tuned. */
export const isHeldOut = (index: number): boolean => index % 3 === 2
