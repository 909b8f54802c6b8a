/** A letter in plain text. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where its reader says that no more of these are wanted: the button of mail programs leads there, too. */
  readonly unsubscribeUrl?: string
}

/** Takes letters to addresses. Throws MessageFailure when a letter is not taken; texts and addresses are never logged. */
export interface MailChannel {
  send(letter: Letter): Promise<void>
}
