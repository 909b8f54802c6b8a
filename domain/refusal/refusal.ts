/**
 * The facts of every refusal by its code. The table is `contracts/refusals/refusals.ts`, which declares itself here, so
 * that the rules are held against it and depend on nothing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the table fills it
export interface RefusalFacts {}
export type RefusalCode = keyof RefusalFacts

/** Field errors: a dotted path in the request → the code of its message (`strings/ru/field-messages.ts`). */
export type FieldErrors = Readonly<Record<string, string>>

/** What any refusal may carry beside the facts of its code; both are fields of a problem of their own. */
interface BesideFacts {
  readonly errors?: FieldErrors
  /** Seconds. */
  readonly retryAfter?: number
}
/** A code without facts has none, rather than any. */
type TellableOf<C extends RefusalCode> = C extends RefusalCode
  ? BesideFacts & (string extends keyof RefusalFacts[C] ? unknown : RefusalFacts[C])
  : never
/** Codes without facts. */
export type BareCode = { [C in RefusalCode]: BesideFacts extends TellableOf<C> ? C : never }[RefusalCode]

/**
 * A refusal is an expected «no»: a code and its facts, no text and no HTTP. Everything else thrown is a bug. Facts that
 * are wrong or missing do not compile.
 */
export interface Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, unknown>> & BesideFacts
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
