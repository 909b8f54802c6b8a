import type * as ru from '../ru/messages.ts'
import { formatDate } from './format.ts'

export const signInMessage: typeof ru.signInMessage = (code, host) =>
  `Your code: ${code}. Tell nobody. Okolitsa\n@${host} #${code}`

export const staffInvitationMessage: typeof ru.staffInvitationMessage = (seller, link) =>
  `${seller ?? 'A shop on Okolitsa'} asks you to its shop's cabinet: ${link} Okolitsa`

export const sellerInvitationMessage: typeof ru.sellerInvitationMessage = (market, title, link) =>
  `${title === '' ? '' : `${title}! `}${market} invites you to sell: ${link}`

export const phoneChangedMessage: typeof ru.phoneChangedMessage = (phone) =>
  `The number of your account is now ${phone}. If it was not you, get in touch with us at once. Okolitsa`

export const confirmMessage: typeof ru.confirmMessage = (code) =>
  `Your code: ${code}. It opens your archive or deletes your account. Okolitsa`

export const deletionMessage: typeof ru.deletionMessage = (day, now) =>
  `Your account goes on ${formatDate(day, { now })}. Changed your mind? Just sign in before. Okolitsa`
