import type { ValidationCode } from '@okolitsa/contracts/kernel/validation.ts'
import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import type * as ru from '../ru/field-messages.ts'
import { errorTexts } from './errors.ts'
import { identity } from './identity.ts'
import { loyalty } from './loyalty.ts'
import { validationTexts } from './validation.ts'

const { noCode, tooManyWrongCodes } = identity.signIn
/** Messages with a wait, s. */
const waits: Readonly<Record<string, (seconds: number) => string>> = {
  'noCode.pause': noCode.pause,
  'noCode.phone': noCode.phone,
  'noCode.network': noCode.network,
  'noCode.shop': noCode.shop,
  tooManyWrongCodes,
  tooManyPhones: identity.phoneChange.tooOften,
  tooManyPromoCodes: loyalty.tooManyCodes,
}

/** Message below a field by the code of a refusal's `errors`: an invalid value, a refusal or a wait. */
export const fieldMessage: typeof ru.fieldMessage = (code, retryAfter) =>
  waits[code]?.(retryAfter) ??
  validationTexts[code as ValidationCode] ??
  errorTexts[code as RefusalCode] ??
  validationTexts.wrongValue
