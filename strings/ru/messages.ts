import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { signedSms } from '@okolitsa/domain/market/sms-signature.ts'
import { formatDate } from './format.ts'

/**
 * The sign-in message: one SMS (up to 70 characters). The last line lets a phone fill the code in by itself
 * (WebOTP: `@host #code`).
 */
export const signInMessage = (code: string, host: string, market: string): string =>
  signedSms(`Код для входа: ${code}. Никому не сообщайте.`, market, `\n@${host} #${code}`)

/** `seller` is null while the name is not verified. */
export const staffInvitationMessage = (seller: string | null, link: string, market: string): string =>
  signedSms(`${seller === null ? 'Вас зовут' : `${seller} зовёт вас`} в кабинет магазина: ${link}`, market)

/** Invitation to the office, or a link for a new factor. */
export const officeLinkMessage = (link: string, market: string): string =>
  signedSms(`Вход в офис рынка, ссылка для вас одних: ${link}`, market)

/** Invitation to sell; the name of the market stays in the nominative case. `title` is empty when it is not known. */
export const sellerInvitationMessage = (market: string, title: string, link: string): string =>
  `${title === '' ? '' : `${title}! `}${market} приглашает вас продавать: ${link}`

/** To the account's previous phone; `phone` has its middle hidden. */
export const phoneChangedMessage = (phone: string, market: string): string =>
  signedSms(`Номер вашего кабинета изменён на ${phone}. Если это не вы, сразу свяжитесь с нами.`, market)

/** Code that confirms an irreversible action, or access to all personal data. */
export const confirmMessage = (code: string, market: string): string =>
  signedSms(`Код подтверждения: ${code}. По нему открывают архив или удаляют кабинет.`, market)

/** After a request to delete an account; `day` is the day of deletion. */
export const deletionMessage = (day: IsoDate, now: Date, market: string): string =>
  signedSms(`Кабинет удалим ${formatDate(day, { now })}. Передумали — просто войдите до этого дня.`, market)
