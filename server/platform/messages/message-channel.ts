/** Error of a message that was, as far as known, not accepted. */
export class MessageFailure extends Error {
  /** True = the provider gave no definite answer, so the message may still arrive. */
  readonly mayHaveArrived: boolean

  constructor(message: string, mayHaveArrived: boolean) {
    super(message)
    this.name = 'MessageFailure'
    this.mayHaveArrived = mayHaveArrived
  }
}

/**
 * Sends a short text to a phone. Throws MessageFailure when the provider does not accept it; texts are never logged.
 */
export interface MessageChannel {
  /** `phone` is eleven digits, `7XXXXXXXXXX`. */
  send(phone: string, text: string): Promise<void>
}
