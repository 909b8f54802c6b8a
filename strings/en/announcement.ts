import type * as ru from '../ru/announcement.ts'
import type { Words } from '../words.ts'

export const announcement: Words<typeof ru.announcement> = {
  consent: {
    edition: '2026-11-29',
    text: 'I agree to the processing of my number or address for one message about the opening. It is deleted afterwards, and I may withdraw earlier.',
  },
  confirmLetter: (name, url) => ({
    subject: 'Please confirm that you await the opening',
    text: `Hello,

someone asked to be told at this address when "${name}" opens. If it was you, please confirm by the link:
${url}

If it was not you, do nothing: without a confirmation we do not write and delete the address in a week.`,
  }),
  openedMessage: (name, url) => `${name}: we are open! ${url}`,
  openedLetter: (name, url, endUrl) => ({
    subject: `${name}: we are open`,
    text: `Hello,

you asked to be told of the opening. We are open, welcome:
${url}

There will be no more letters, and the address is deleted in a month. To delete it now: ${endUrl}`,
  }),
  codeMessage: (code, host) => `Code: ${code}. Enter it, and we will tell you of the opening.\n@${host} #${code}`,
}
