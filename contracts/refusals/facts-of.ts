import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import type { Problem } from '../kernel/problem.ts'
import type { FactsOf } from './refusals.ts'

/** Data of a refusal on a page: of a call, or of a cart within a response. */
interface RefusalData {
  readonly code: RefusalCode
  readonly facts?: unknown
}

/**
 * The facts of a refusal with this `code`; null = another refusal. The facts are not validated here, because the server
 * sends only valid facts (`refusalFacts`).
 */
export function factsOf<C extends RefusalCode>(
  refusal: RefusalData | Pick<Problem, 'code' | 'facts'>,
  code: C,
): FactsOf<C> | null {
  return refusal.code === code ? ((refusal.facts ?? {}) as FactsOf<C>) : null
}
