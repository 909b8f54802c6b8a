import type { Language } from '@okolitsa/domain/language/language.ts'
import type { Refusal, RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

interface Told {
  readonly code: RefusalCode
  readonly title: string
  readonly facts: object
}

/**
 * A refusal within an answer (`refusalAmong`), besides its other fields. Whether the contract names this code is
 * checked when the answer leaves, as for every answer.
 */
export function presentRefusal<T extends Told>(
  { code, facts }: Refusal,
  beside: Omit<T, keyof Told>,
  language: Language,
): T {
  return { ...beside, code, title: wordsIn(language).errorTexts[code], facts: { ...facts } } as unknown as T
}
