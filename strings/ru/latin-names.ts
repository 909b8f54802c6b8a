import { GLIDE_AFTER, ROMANIZATION } from './romanization.ts'

/** Signs have no sound in English. */
const SIGNS = /[’”]/g
/** «ий» and «ый» at the end of a word: Nizhny, Kamchatsky. */
const ADJECTIVE = /(?:iy|yy)(?=$|[ -])/g

/** One letter after the previous one. */
function letterInLatin(letter: string, previous: string): string {
  const sound = ROMANIZATION[letter]
  if (!sound) return letter
  if (letter === 'ё') return 'yo'
  return sound.afterVowel !== undefined && (GLIDE_AFTER.has(previous) || !(previous in ROMANIZATION))
    ? sound.afterVowel
    : sound.plain
}

/** A name in Latin letters, as maps in English write it: «Юрьев-Польский» → «Yuryev-Polsky». */
export function inLatin(name: string): string {
  const letters = [...name]
  return letters
    .map((letter, index) => {
      const small = letter.toLowerCase()
      const latin = letterInLatin(small, letters[index - 1]?.toLowerCase() ?? '')
      return letter === small ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
    })
    .join('')
    .replace(SIGNS, '')
    .replace(ADJECTIVE, 'y')
}
