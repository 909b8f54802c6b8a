import type * as ru from '../ru/messages.ts'

export const signInMessage: typeof ru.signInMessage = (code, host) =>
  `Your code: ${code}. Tell nobody. Okolitsa\n@${host} #${code}`

export const phoneChangedMessage: typeof ru.phoneChangedMessage = (phone) =>
  `The number of your account is now ${phone}. If it was not you, get in touch with us at once. Okolitsa`
