import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FieldMistakes } from '@okolitsa/domain/validation/field-rules.ts'

/** Throws BAD_REQUEST with a message per field if there are mistakes. */
export function refuseMistakes(mistakes: FieldMistakes): void {
  const found = Object.entries(mistakes)
  if (found.length === 0) return
  throw new Refusal('BAD_REQUEST', {
    errors: Object.fromEntries(found),
  })
}

/**
 * Runs a write that may violate a unique constraint, and reports the violation as a mistake of a field.
 * @param fields constraint name → the field
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
