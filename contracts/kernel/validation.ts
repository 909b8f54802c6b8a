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
  'unknownField',
  'taken',
] as const
export type ValidationCode = (typeof VALIDATION_CODES)[number]

interface Checked {
  readonly value: string
  readonly issues: unknown[]
}

/** A zod check that rests on a plain rule: the mistake it finds becomes the message; null = none. */
export const without =
  (mistakeOf: (text: string) => ValidationCode | null) =>
  ({ value, issues }: Checked): void => {
    const message = mistakeOf(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  }
