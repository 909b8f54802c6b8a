import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { z } from 'zod'
import { type FactsOf, refusals } from './refusals.ts'

type FactSchemas<C extends RefusalCode> = { readonly [K in C]: (typeof refusals)[K]['facts'] }

/** Refusals common to all calls: a malformed request, no permission, overload. */
export const COMMON_REFUSALS = [
  'BAD_REQUEST',
  'MALFORMED_JSON',
  'MALFORMED_FORM',
  'MALFORMED_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  // all calls with a place read it in the same way
  'LOCATION_PARSING_ERROR',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'OVERLOADED',
  'WRITES_PAUSED',
  'INTERRUPTED',
  'INTERNAL',
] as const satisfies readonly RefusalCode[]

/** Refusals of a call besides the common ones, with their facts: `errors: refuses('CART_EMPTY')`. */
export function refuses<const C extends RefusalCode>(...codes: readonly C[]): FactSchemas<C> {
  return Object.fromEntries(codes.map((code) => [code, refusals[code].facts])) as unknown as FactSchemas<C>
}

/** A refusal inside a response: its code, Russian title and facts, and additional fields. */
export function refusalAmong<const C extends RefusalCode, M extends z.ZodRawShape>(codes: readonly C[], more: M) {
  const options = codes.map((code) =>
    z.object({
      ...more,
      code: z.literal(code),
      /** Russian text to show. */
      title: z.string(),
      facts: refusals[code].facts,
    }),
  )
  type RefusalData = {
    [K in C]: { readonly [N in keyof M]: z.output<M[N]> } & {
      readonly code: K
      readonly title: string
      readonly facts: FactsOf<K>
    }
  }[C]
  const [first, ...others] = options
  if (!first) throw new Error('a refusal among none')
  return z.discriminatedUnion('code', [first, ...others]) as unknown as z.ZodType<RefusalData, RefusalData>
}
