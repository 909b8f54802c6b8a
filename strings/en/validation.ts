import type * as ru from '../ru/validation.ts'
import type { Words } from '../words.ts'

export const validationTexts: Words<typeof ru.validationTexts> = {
  required: 'this field is required',
  email: 'This e-mail address is not right',
  phone: 'This phone number is not right',
  singleSeparator: 'Only one space or one hyphen',
  cyrillicOnly: 'Cyrillic letters only, please: couriers read Russian',
  birthDate: 'Enter a valid date of birth',
  minimumAge: 'You must be at least 18',
  maximumAge: 'The age cannot be over 110',
  oneScript: 'Letters of one alphabet only',
  wrongValue: 'This value is not right',
  tooShort: 'Too short',
  tooLong: 'Too long',
  tooSmall: 'It has to be more, or later',
  tooBig: 'It has to be less, or earlier',
  notANumber: 'A number is needed here',
  wholeNumber: 'A whole number is needed here',
  code: 'Enter the four digits from the text message',
  date: 'Enter the date as YYYY-MM-DD',
  unknownField: 'There is no such field here',
  taken: 'Already taken; choose another',
  blockedWords: 'There are words here that we do not publish',
}
