export const MAX_READY_REPLIES = 30
export const LONGEST_REPLY_TITLE = 60
export const LONGEST_REPLY = 1_000

/** A placeholder of a name, with the preceding comma that is removed when the name is unknown. */
const PLACE = /([,\s]*)\{\p{L}+\}/gu

/**
 * The text of a ready reply for one person. @param name full name or with an initial; null = unknown: the comma before
 * the placeholder is removed, too
 */
export function filledReply(text: string, name: string | null): string {
  const [first = ''] = (name ?? '').trim().split(/\s+/)
  return text.replace(PLACE, (_, before: string) => (first ? before + first : '')).trimStart()
}
