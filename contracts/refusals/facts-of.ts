import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import type { Problem } from '../kernel/problem.ts'
import type { FactsOf } from './refusals.ts'

/** A refusal as a page holds it: of a call, or of a cart within an answer. */
interface Told {
  readonly code: RefusalCode
  readonly facts?: unknown
}

/**
 * The facts of a refusal when it is `code`; null = it is another one. The server lets out nothing else
 * (`refusalFacts`), so they are taken at their word here and nowhere else.
 */
export function factsOf<C extends RefusalCode>(
  refusal: Told | Pick<Problem, 'code' | 'facts'>,
  code: C,
): FactsOf<C> | null {
  return refusal.code === code ? ((refusal.facts ?? {}) as FactsOf<C>) : null
}
