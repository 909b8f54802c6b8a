import { signedSms } from '@okolitsa/domain/market/sms-signature.ts'
import type * as ru from '../ru/messages.ts'

export const signInMessage: typeof ru.signInMessage = (code, host, market) =>
  signedSms(`Your code: ${code}. Tell nobody.`, market, `\n@${host} #${code}`)

export const officeLinkMessage: typeof ru.officeLinkMessage = (link, market) =>
  signedSms(`The way into the market's office, a link for you only: ${link}`, market)

export const confirmMessage: typeof ru.confirmMessage = (code, market) =>
  signedSms(`Your code: ${code}. It opens your archive or deletes your account.`, market)

export const contractCodeMessage: typeof ru.contractCodeMessage = {
  requisites: (code, host, market) =>
    signedSms(`Code: ${code}. It changes where you are paid. Not you? Tell nobody.`, market, `\n@${host} #${code}`),
  offer: (code, host, market) =>
    signedSms(`Code: ${code}. It accepts the contract with the market.`, market, `\n@${host} #${code}`),
}
