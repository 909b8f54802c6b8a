import type { Language } from '@okolitsa/domain/language/language.ts'
import type { Refusal, RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

interface ProblemFields {
  readonly code: RefusalCode
  readonly title: string
  readonly facts: object
}

/**
 * A refusal within an answer (`refusalAmong`), next to its other fields. As for every answer, its code is checked
 * against the contract when the answer is sent.
 */
export function presentRefusal<T extends ProblemFields>(
  { code, facts }: Refusal,
  extra: Omit<T, keyof ProblemFields>,
  language: Language,
): T {
  return { ...extra, code, title: wordsIn(language).errorTexts[code], facts: { ...facts } } as unknown as T
}
