export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where its reader unsubscribes; the button of mail programs leads there, too. */
  readonly unsubscribeUrl?: string
}

/** Sends e-mail. Throws MessageFailure when it is not accepted; texts and addresses are never logged. */
export interface MailChannel {
  send(letter: Letter): Promise<void>
}
