import type * as ru from '../ru/language.ts'

export const LANGUAGE: typeof ru.LANGUAGE = 'en'

export const languageSwitch: typeof ru.languageSwitch = { to: 'ru', title: 'Русский' }
