/** Ready replies of one seller. */
export const MAX_READY_REPLIES = 30
export const LONGEST_REPLY_TITLE = 60
export const LONGEST_REPLY = 1_000

/** A place for a name, with what stands before it when there is none to put there. */
const PLACE = /([,\s]*)\{\p{L}+\}/gu

/**
 * The words of a ready reply for one person.
 * @param name as it is known, perhaps with an initial; null = nobody knows: the comma before the place goes with it
 */
export function filledReply(text: string, name: string | null): string {
  const [first = ''] = (name ?? '').trim().split(/\s+/)
  return text.replace(PLACE, (_, before: string) => (first ? before + first : '')).trimStart()
}
