/** Codes of fields that only sellers and the office fill; their texts are in strings/ru/desk-validation.ts. */
const DESK_VALIDATION_CODES = [
  'alcohol',
  'stopTobacco',
  'stopDrugs',
  'stopMedicine',
  'stopWeapons',
  'stopWildlife',
  'stopMarket',
  'contacts',
  'npdMarked',
  'fewCorners',
  'manyCorners',
  'crossesItself',
  'outsideRussia',
  'tin',
  'registrationNumber',
  'bic',
  'bankAccount',
  'kpp',
  'kppOfPerson',
  'accountOfOther',
  'cardNumber',
  'secureUrl',
  'marketName',
  'templateBraces',
  'templateUnknown',
  'templateCondition',
  'templateNested',
  'templateUnguarded',
  'templateForms',
  'templateFlag',
  'templateMissing',
] as const
export type DeskValidationCode = (typeof DESK_VALIDATION_CODES)[number]

/**
 * Validation codes: schemas use them as messages, strings/ru/validation.ts has the texts. The first seven are the
 * spec's messages (section 5).
 */
export const VALIDATION_CODES = [
  'required',
  'email',
  'phone',
  'singleSeparator',
  'cyrillicOnly',
  'birthDate',
  'minimumAge',
  'maximumAge',
  'oneScript',
  'wrongValue',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooBig',
  'notANumber',
  'wholeNumber',
  'code',
  'date',
  'unknownField',
  'taken',
  'blockedWords',
  ...DESK_VALIDATION_CODES,
] as const
export type ValidationCode = (typeof VALIDATION_CODES)[number]

interface Checked {
  readonly value: string
  readonly issues: unknown[]
}

/** A zod check based on a plain rule: its mistake becomes the message; null = valid. */
export const without =
  (mistakeOf: (text: string) => ValidationCode | null) =>
  ({ value, issues }: Checked): void => {
    const message = mistakeOf(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  }

interface Issue {
  readonly code?: string | undefined
  readonly message: string
  readonly origin?: string
  readonly expected?: string
  readonly minimum?: number | bigint
}

const isOwnCode = (message: string): message is ValidationCode => VALIDATION_CODES.some((code) => code === message)

/** The code of a zod issue: the schema's own one, otherwise by kind. */
export function codeOfIssue({ code, message, origin, expected, minimum }: Issue): ValidationCode {
  if (isOwnCode(message)) return message
  switch (code) {
    case 'invalid_type':
      // zod does not report the input, only its type at the end of the message
      if (message.endsWith('undefined')) return 'required'
      if (expected === 'number') return 'notANumber'
      return expected === 'int' ? 'wholeNumber' : 'wrongValue'
    case 'too_small':
      if (origin === 'string' && minimum === 1) return 'required'
      return origin === 'string' || origin === 'array' ? 'tooShort' : 'tooSmall'
    case 'too_big':
      return origin === 'string' || origin === 'array' ? 'tooLong' : 'tooBig'
    default:
      return 'wrongValue'
  }
}
