import { signedSms } from '@okolitsa/domain/market/sms-signature.ts'

/**
 * The sign-in message: one SMS (up to 70 characters). The last line lets a phone fill the code in by itself
 * (WebOTP: `@host #code`).
 */
export const signInMessage = (code: string, host: string, market: string): string =>
  signedSms(`Код для входа: ${code}. Никому не сообщайте.`, market, `\n@${host} #${code}`)

/** Invitation to the office, or a link for a new factor. */
export const officeLinkMessage = (link: string, market: string): string =>
  signedSms(`Вход в офис рынка, ссылка для вас одних: ${link}`, market)

/** Code that confirms an irreversible action, or access to all personal data. */
export const confirmMessage = (code: string, market: string): string =>
  signedSms(`Код подтверждения: ${code}. По нему открывают архив или удаляют кабинет.`, market)

/** Codes with which an owner of a seller confirms other requisites, or accepts the market's offer. */
export const contractCodeMessage = {
  requisites: (code: string, host: string, market: string): string =>
    signedSms(`Код: ${code}. Им меняют счёт для выплат. Не вы? Никому не говорите.`, market, `\n@${host} #${code}`),
  offer: (code: string, host: string, market: string): string =>
    signedSms(`Код: ${code}. Им принимают договор с рынком.`, market, `\n@${host} #${code}`),
}
