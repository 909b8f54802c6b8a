/** Takes a short text to a phone. Throws when the provider does not take it; the texts are never logged. */
export interface MessageChannel {
  /** `phone` is eleven digits, `7XXXXXXXXXX`. */
  send(phone: string, text: string): Promise<void>
}
