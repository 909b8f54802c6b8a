import type * as ru from '../ru/messages.ts'

export const signInMessage: typeof ru.signInMessage = (code, host) =>
  `Your code: ${code}. Tell nobody. Okolitsa\n@${host} #${code}`
