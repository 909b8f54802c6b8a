import type { Refusal, RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { errorTexts } from '@okolitsa/strings/ru/errors.ts'

interface Told {
  readonly code: RefusalCode
  readonly title: string
  readonly facts: object
}

/**
 * A refusal within an answer (`refusalAmong`), beside its other fields. That this code with these facts is among those
 * the contract names is seen when the answer leaves, as for every answer.
 */
export function presentRefusal<T extends Told>({ code, facts }: Refusal, beside: Omit<T, keyof Told>): T {
  return { ...beside, code, title: errorTexts[code], facts: { ...facts } } as unknown as T
}
