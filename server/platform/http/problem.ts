import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { codeOfIssue } from '@okolitsa/contracts/kernel/validation.ts'
import { refusals } from '@okolitsa/contracts/refusals/refusals.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { z } from 'zod'

/** Problem details of a refusal. The facts `errors` and `retryAfter` become separate fields. */
export function problemOf(refusal: Refusal, requestId: string, language: Language): Problem {
  const { errors, retryAfter, ...facts } = refusal.facts
  const { errorTexts, fieldMessage } = wordsIn(language)
  return {
    type: 'about:blank',
    title: errorTexts[refusal.code],
    status: refusals[refusal.code].status,
    code: refusal.code,
    requestId,
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([field, code]) => [field, fieldMessage(code, retryAfter ?? 0)]),
      ),
    }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(Object.keys(facts).length > 0 && { facts }),
  }
}

/** Maximum fields named by one refusal; further ones are reported after these are corrected. */
const MAX_NAMED = 20

const bounded = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).slice(0, MAX_NAMED))

export function badRequest(part: string, error: z.ZodError): Refusal {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].map(String).join('.')] ??= 'unknownField'
      continue
    }
    const path = issue.path.map(String).join('.') || part
    errors[path] ??= codeOfIssue(issue as Parameters<typeof codeOfIssue>[0])
  }
  return new Refusal('BAD_REQUEST', { errors: bounded(errors) })
}

export const wrongField = (path: string): Refusal => new Refusal('BAD_REQUEST', { errors: { [path]: 'wrongValue' } })

export function unknownFieldsNamed(names: readonly string[]): Refusal {
  return new Refusal('BAD_REQUEST', {
    errors: Object.fromEntries(names.slice(0, MAX_NAMED).map((name) => [name, 'unknownField'])),
  })
}
