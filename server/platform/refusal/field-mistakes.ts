import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FieldMistakes } from '@okolitsa/domain/validation/field-rules.ts'

/** Throws BAD_REQUEST with a message for each field, when there is a mistake at all. */
export function refuseMistakes(mistakes: FieldMistakes): void {
  const found = Object.entries(mistakes)
  if (found.length === 0) return
  throw new Refusal('BAD_REQUEST', {
    errors: Object.fromEntries(found),
  })
}

/**
 * Does what may meet a value that somebody else has already: the database's refusal becomes a mistake of the field.
 * @param fields the name of a unique constraint → the field it is about
 */
export async function orTaken<T>(fields: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    const field = code === '23505' && constraint ? fields[constraint] : undefined
    if (field === undefined) throw error
    throw new Refusal('BAD_REQUEST', { errors: { [field]: 'taken' } })
  }
}
