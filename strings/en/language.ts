import type * as ru from '../ru/language.ts'

export const LANGUAGE: typeof ru.LANGUAGE = 'en'

export const asWritten: typeof ru.asWritten =
  'Names and descriptions of goods and dishes stay as on the label, in Russian.'

export const languageSwitch: typeof ru.languageSwitch = { to: 'ru', title: 'Русский' }
