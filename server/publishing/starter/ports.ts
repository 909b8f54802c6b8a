import type { StarterKind } from '@okolitsa/domain/starter/kinds.ts'
import type { StarterDifference } from '@okolitsa/domain/starter/plan-starter.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** A kind of starter data compared with the market. */
export interface StarterKindState {
  readonly kind: StarterKind
  /** Rows of the starter data. */
  readonly total: number
  /** Rows that an application would add and update. */
  readonly toAdd: number
  readonly toUpdate: number
  /** True = the kind has been applied. */
  readonly isApplied: boolean
  /** Differences that an application leaves. */
  readonly differences: readonly StarterDifference[]
}

export interface StarterService {
  /** All kinds as they are in the market, in their order. */
  starterState(executor: Executor): Promise<readonly StarterKindState[]>
  /**
   * Applies kinds of starter data in the caller's transaction and returns all kinds. A repetition changes nothing; what
   * the operator has changed or removed stays.
   */
  applyStarter(
    tx: Executor,
    author: Author,
    chosen: { readonly kinds: readonly StarterKind[] },
  ): Promise<readonly StarterKindState[]>
}
