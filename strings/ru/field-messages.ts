import type { ValidationCode } from '@okolitsa/contracts/kernel/validation.ts'
import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { deskValidationTexts } from './desk-validation.ts'
import { errorTexts } from './errors.ts'
import { identity } from './identity.ts'
import { loyalty } from './loyalty.ts'

const { noCode, tooManyWrongCodes } = identity.signIn
/** Messages with a waiting time, s. */
const waits: Readonly<Record<string, (seconds: number) => string>> = {
  'noCode.pause': noCode.pause,
  'noCode.phone': noCode.phone,
  'noCode.network': noCode.network,
  'noCode.shop': noCode.shop,
  tooManyWrongCodes,
  tooManyPhones: identity.phoneChange.tooOften,
  tooManyPromoCodes: loyalty.tooManyCodes,
}

/** Message under a field by a code of `errors`: an invalid value, a refusal, or a waiting time. */
export const fieldMessage = (code: string, retryAfter: number): string =>
  waits[code]?.(retryAfter) ??
  deskValidationTexts[code as ValidationCode] ??
  errorTexts[code as RefusalCode] ??
  deskValidationTexts.wrongValue
