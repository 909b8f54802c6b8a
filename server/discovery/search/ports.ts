import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Who types `word` also finds `means`. */
export interface Synonym {
  readonly word: string
  readonly means: string
  /** Who types `means` finds `word`, too. */
  readonly isMutual: boolean
}

/** The commands that change what words of visitors mean; each leaves an audit entry. They count within a minute. */
export interface SearchCommands {
  /** Adds a pair, or says anew whether it is mutual. Single words only; anything else refuses BAD_REQUEST. */
  setSynonym(tx: Executor, author: Author, synonym: Synonym): Promise<void>
  /** Refuses NOT_FOUND when there is no such pair. */
  removeSynonym(tx: Executor, author: Author, pair: Pick<Synonym, 'word' | 'means'>): Promise<void>
}
