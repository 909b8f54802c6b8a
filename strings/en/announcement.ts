import type * as ru from '../ru/announcement.ts'
import type { Words } from '../words.ts'

export const announcement: Words<typeof ru.announcement> = {
  consent: {
    edition: '2026-11-29',
    text: 'I agree to the processing of my number or address for one message about the opening. It is deleted afterwards, and I may withdraw earlier.',
  },
  codeMessage: (code, host) => `Code: ${code}. Enter it, and we will tell you of the opening.\n@${host} #${code}`,
}
