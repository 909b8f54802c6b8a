const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const russianByKey = new Map(Array.from(LATIN_KEYS, (key, index) => [key, RUSSIAN_KEYS[index] ?? key]))

/** The text as typed with a Russian keyboard layout: «vjcrdf» → «москва». */
export function asIfTypedInRussian(text: string): string {
  return Array.from(text.toLowerCase(), (key) => russianByKey.get(key) ?? key).join('')
}

const latinByKey = new Map(Array.from(RUSSIAN_KEYS, (key, index) => [key, LATIN_KEYS[index] ?? key]))

/** The text as typed with a Latin keyboard layout: «сщсщ» → «coco». */
export function asIfTypedInLatin(text: string): string {
  return Array.from(text.toLowerCase(), (key) => latinByKey.get(key) ?? key).join('')
}
