export interface Letter {
  /** Name of the sender in mail programs: that of the market. */
  readonly sender: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** URL where the reader unsubscribes; mail programs link their button to it, too. */
  readonly unsubscribeUrl?: string
}

/** Sends e-mail. Throws MessageFailure when a message is not accepted. Texts and e-mail addresses are never logged. */
export interface MailChannel {
  send(letter: Letter): Promise<void>
}
