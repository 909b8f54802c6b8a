import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { z } from 'zod'
import { cleanTexts } from '../../../platform/http/clean-texts.ts'
import { badRequest, wrongField } from '../../../platform/http/problem.ts'
import { unstorableText } from '../../../platform/http/unstorable-text.ts'

/** Names of missing fields, in the order of the schema. */
function missingOf(issues: readonly z.core.$ZodIssue[], body: unknown): string[] {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const names = issues.map(({ path }) => String(path[0] ?? ''))
  return [...new Set(names)].filter((name) => {
    const value = given[name]
    return name !== '' && (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
  })
}

/**
 * Parses a frame, cleaning its texts as in a call.
 * @throws {Refusal} CHAT_FIELDS_MISSING for missing fields, BAD_REQUEST for invalid ones
 */
export function readFrame<S extends z.ZodObject>(schema: S, given: unknown): z.output<S> {
  const body = cleanTexts(given)
  const parsed = schema.safeParse(body)
  if (parsed.success) {
    const unstorable = unstorableText(parsed.data)
    if (unstorable === null) return parsed.data as z.output<S>
    throw wrongField(unstorable)
  }
  const fields =
    typeof body === 'object' && body !== null ? missingOf(parsed.error.issues, body) : Object.keys(schema.shape)
  if (fields.length > 0) throw new Refusal('CHAT_FIELDS_MISSING', { fields })
  throw badRequest('body', parsed.error)
}
