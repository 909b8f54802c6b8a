import { signedSms } from '@okolitsa/domain/market/sms-signature.ts'
import type * as ru from '../ru/messages.ts'

export const signInMessage: typeof ru.signInMessage = (code, host, market) =>
  signedSms(`Your code: ${code}. Tell nobody.`, market, `\n@${host} #${code}`)

export const confirmMessage: typeof ru.confirmMessage = (code, market) =>
  signedSms(`Your code: ${code}. It opens your archive or deletes your account.`, market)
