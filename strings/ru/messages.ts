import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { formatDate } from './format.ts'

/**
 * The sign-in message: one SMS (up to 70 characters). The last line lets a phone fill the code in by itself
 * (WebOTP: `@host #code`).
 */
export const signInMessage = (code: string, host: string): string =>
  `Код для входа: ${code}. Никому не сообщайте. Околица\n@${host} #${code}`

/** To whom a seller asks to work there; null = nobody has looked at the seller's name yet. */
export const staffInvitationMessage = (seller: string | null, link: string): string =>
  `${seller ?? 'Магазин на Околице'} зовёт вас в кабинет магазина: ${link} Околица`

/** To the phone an account was moved from; `phone` has its middle hidden. */
export const phoneChangedMessage = (phone: string): string =>
  `Номер вашего кабинета изменён на ${phone}. Если это не вы, сразу свяжитесь с нами. Околица`

/** Code that confirms an irreversible action, or access to all personal data. */
export const confirmMessage = (code: string): string =>
  `Код подтверждения: ${code}. По нему открывают архив или удаляют кабинет. Околица`

/** After an account was asked to be deleted; `day` is the day it goes. */
export const deletionMessage = (day: IsoDate, now: Date): string =>
  `Кабинет удалим ${formatDate(day, { now })}. Передумали — просто войдите до этого дня. Околица`
