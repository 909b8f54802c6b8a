/**
 * Validation codes: schemas put one of these as the message, strings/ru/validation.ts turns it into Russian.
 * The first seven are the spec's messages (section 5).
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
] as const
export type ValidationCode = (typeof VALIDATION_CODES)[number]
