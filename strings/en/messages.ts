import { signedSms } from '@okolitsa/domain/market/sms-signature.ts'
import type * as ru from '../ru/messages.ts'
import { formatDate } from './format.ts'

export const signInMessage: typeof ru.signInMessage = (code, host, market) =>
  signedSms(`Your code: ${code}. Tell nobody.`, market, `\n@${host} #${code}`)

export const staffInvitationMessage: typeof ru.staffInvitationMessage = (seller, link, market) =>
  signedSms(`${seller === null ? 'You are asked' : `${seller} asks you`} to the shop's cabinet: ${link}`, market)

export const officeLinkMessage: typeof ru.officeLinkMessage = (link, market) =>
  signedSms(`The way into the market's office, a link for you only: ${link}`, market)

export const sellerInvitationMessage: typeof ru.sellerInvitationMessage = (market, title, link) =>
  `${title === '' ? '' : `${title}! `}${market} invites you to sell: ${link}`

export const phoneChangedMessage: typeof ru.phoneChangedMessage = (phone, market) =>
  signedSms(`The number of your account is now ${phone}. If it was not you, get in touch with us at once.`, market)

export const confirmMessage: typeof ru.confirmMessage = (code, market) =>
  signedSms(`Your code: ${code}. It opens your archive or deletes your account.`, market)

export const deletionMessage: typeof ru.deletionMessage = (day, now, market) =>
  signedSms(`Your account goes on ${formatDate(day, { now })}. Changed your mind? Just sign in before.`, market)
