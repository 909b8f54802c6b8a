import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { refusals } from '@okolitsa/contracts/refusals/refusals.ts'
import { COMMON_REFUSALS } from '@okolitsa/contracts/refusals/refuses.ts'
import { Refusal, type RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import type { z } from 'zod'
import { type AnswerPicker, answerPicker } from './answer-picker.ts'
import { unknownFields } from './unknown-fields.ts'

const COMMON: ReadonlySet<RefusalCode> = new Set(COMMON_REFUSALS)

/**
 * Reduces a refusal to the declared facts of its code. An undeclared refusal, or one with other facts, is a bug: with
 * `isChecked` it fails the call (tests), otherwise the client still gets the code.
 */
export function refusalFilter(name: string, { errors }: Endpoint, isChecked: boolean): (error: unknown) => unknown {
  const picks = new Map<RefusalCode, AnswerPicker>()
  const pickerOf = (code: RefusalCode, schema: z.ZodObject): AnswerPicker => {
    const pick = picks.get(code) ?? answerPicker(schema, `${name} ${code}`)
    picks.set(code, pick)
    return pick
  }
  return (error) => {
    if (!(error instanceof Refusal)) return error
    const { code } = error
    const schema = errors?.[code] ?? (COMMON.has(code) ? refusals[code].facts : undefined)
    // fields of every problem, not facts of a code
    const { errors: fields, retryAfter, ...facts } = error.facts
    if (isChecked) {
      const mistake = schema ? mistakeOf(schema, facts) : 'its contract does not name it'
      if (mistake) return new Error(`${name} refuses with ${code}: ${mistake}`)
    }
    const shown = pickerOf(code, schema ?? refusals[code].facts)(facts) as object
    return new Refusal(code, {
      ...shown,
      ...(fields !== undefined && { errors: fields }),
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }
}

function mistakeOf(schema: z.ZodObject, facts: object): string | null {
  const result = schema.safeParse(facts)
  if (!result.success) return result.error.message
  const unnamed = unknownFields(facts, result.data)
  return unnamed.length > 0 ? `facts that its contract does not name: ${unnamed}` : null
}
