/** A message was not taken, as far as is known. */
export class MessageFailure extends Error {
  /** The provider did not answer clearly: the message may be on its way all the same. */
  readonly mayHaveArrived: boolean

  constructor(message: string, mayHaveArrived: boolean) {
    super(message)
    this.name = 'MessageFailure'
    this.mayHaveArrived = mayHaveArrived
  }
}

/** Takes a short text to a phone. Throws MessageFailure when the provider does not take it; texts are never logged. */
export interface MessageChannel {
  /** `phone` is eleven digits, `7XXXXXXXXXX`. */
  send(phone: string, text: string): Promise<void>
}
