import { startFailures } from '@okolitsa/strings/ru/start.ts'

/** Reasons why the process cannot start; each code has its Russian message in strings/ru/start.ts. */
export type StartFailureCode = keyof typeof startFailures
type StartFailureFacts<Code extends StartFailureCode> = Parameters<(typeof startFailures)[Code]>[0]

/**
 * An expected failure at start (a bad setting, a taken port, an unwritable folder). `message` is one line in Russian
 * for the person at the terminal; the process exits with code 1.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
  readonly code: StartFailureCode

  private constructor(code: StartFailureCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }

  static of<Code extends StartFailureCode>(code: Code, facts: StartFailureFacts<Code>, cause?: unknown): StartFailure {
    // The signature ties the facts to the code; the compiler cannot follow a union of functions.
    const write = startFailures[code] as (facts: StartFailureFacts<Code>) => string
    return new StartFailure(code, write(facts).replace(/\s*\n\s*/g, ' '), cause)
  }
}
