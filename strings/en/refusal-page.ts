import type * as ru from '../ru/refusal-page.ts'
import type { Words } from '../words.ts'

export const refusalPage: Words<typeof ru.refusalPage> = {
  title: 'One moment, please',
  why: {
    TOO_MANY_REQUESTS: 'Very many pages are being opened from your address',
    OVERLOADED: 'Very many people are shopping right now',
    INTERRUPTED: 'The connection was lost for a second',
  },
  opensIn: (seconds) => `This page opens by itself in ${seconds}\u00A0s.`,
}
