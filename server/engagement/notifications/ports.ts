/** A letter in plain text. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Takes letters to addresses. Throws MessageFailure when a letter is not taken; texts and addresses are never logged. */
export interface MailChannel {
  send(letter: Letter): Promise<void>
}
