/**
 * Facts of refusals by code. `contracts/refusals/refusals.ts` fills it by declaration merging, so that the domain is
 * checked against the table without importing it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the table fills it
export interface RefusalFacts {}
export type RefusalCode = keyof RefusalFacts

/** Field errors: a dotted path in the request → the code of its message (`strings/ru/field-messages.ts`). */
export type FieldErrors = Readonly<Record<string, string>>

/** Fields that any refusal may have in addition to the facts of its code. */
interface ErrorFacts {
  readonly errors?: FieldErrors
  /** Seconds to wait before a repetition. */
  readonly retryAfter?: number
}
/** Facts of a code; a code without facts accepts no facts, instead of any. */
type TellableOf<C extends RefusalCode> = C extends RefusalCode
  ? ErrorFacts & (string extends keyof RefusalFacts[C] ? unknown : RefusalFacts[C])
  : never
/** Codes without facts. */
export type BareCode = { [C in RefusalCode]: ErrorFacts extends TellableOf<C> ? C : never }[RefusalCode]

/**
 * An expected error: a code and its facts, without text and HTTP status. Any other thrown value is a programming error.
 * Wrong or missing facts do not compile.
 */
export interface Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, unknown>> & ErrorFacts
}

class CodedRefusal extends Error implements Refusal {
  readonly code: RefusalCode
  readonly facts: Refusal['facts']

  constructor(code: RefusalCode, facts: object = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.facts = facts as Refusal['facts']
  }
}

// a class of a type parameter would be narrowed to `Refusal<any>` by `instanceof`
export const Refusal = CodedRefusal as {
  new <C extends RefusalCode>(
    code: C,
    ...facts: [C] extends [BareCode] ? [facts?: TellableOf<C>] : [facts: TellableOf<C>]
  ): Refusal
  readonly prototype: Refusal
}
