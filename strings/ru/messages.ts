/**
 * The sign-in message: one SMS (up to 70 characters). The last line lets a phone fill the code in by itself
 * (WebOTP: `@host #code`).
 */
export const signInMessage = (code: string, host: string): string =>
  `Код для входа: ${code}. Никому не сообщайте. Околица\n@${host} #${code}`

/** To the phone an account was moved from; `phone` has its middle hidden. */
export const phoneChangedMessage = (phone: string): string =>
  `Номер вашего кабинета изменён на ${phone}. Если это не вы, сразу свяжитесь с нами. Околица`
