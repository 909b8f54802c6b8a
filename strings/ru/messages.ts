import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { formatDate } from './format.ts'

/**
 * The sign-in message: one SMS (up to 70 characters). The last line lets a phone fill the code in by itself
 * (WebOTP: `@host #code`).
 */
export const signInMessage = (code: string, host: string): string =>
  `Код для входа: ${code}. Никому не сообщайте. Околица\n@${host} #${code}`

/** `seller` is null while the name is not verified. */
export const staffInvitationMessage = (seller: string | null, link: string): string =>
  `${seller ?? 'Магазин на Околице'} зовёт вас в кабинет магазина: ${link} Околица`

/** Invitation to sell; the name of the market stays in the nominative case. `title` is empty when it is not known. */
export const sellerInvitationMessage = (market: string, title: string, link: string): string =>
  `${title === '' ? '' : `${title}! `}${market} приглашает вас продавать: ${link}`

/** To the account's previous phone; `phone` has its middle hidden. */
export const phoneChangedMessage = (phone: string): string =>
  `Номер вашего кабинета изменён на ${phone}. Если это не вы, сразу свяжитесь с нами. Околица`

/** Code that confirms an irreversible action, or access to all personal data. */
export const confirmMessage = (code: string): string =>
  `Код подтверждения: ${code}. По нему открывают архив или удаляют кабинет. Околица`

/** After a request to delete an account; `day` is the day of deletion. */
export const deletionMessage = (day: IsoDate, now: Date): string =>
  `Кабинет удалим ${formatDate(day, { now })}. Передумали — просто войдите до этого дня. Околица`
