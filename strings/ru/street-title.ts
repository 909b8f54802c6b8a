/** Abbreviations of kinds of streets in addresses: «ул.» of «улица». */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['ул', 'ул.'],
  ['улица', 'ул.'],
  ['пер', 'пер.'],
  ['пл', 'пл.'],
  ['наб', 'наб.'],
  ['просп', 'просп.'],
  ['пр-т', 'просп.'],
  ['пр-кт', 'просп.'],
  ['б-р', 'бул.'],
  ['бул', 'бул.'],
  ['ш', 'ш.'],
  ['туп', 'туп.'],
  ['мкр', 'мкр.'],
  ['пр-д', 'проезд'],
  ...['переулок', 'площадь', 'набережная', 'проспект', 'бульвар', 'шоссе', 'тупик', 'проезд', 'аллея', 'линия'].map(
    (kind) => [kind, kind] as const,
  ),
])
/** Kinds that are a name as well: «Набережная ул.». */
const NAMES: ReadonlySet<string> = new Set(['набережная', 'площадь', 'линия', 'аллея'])
/** Words inside a name that stay in lower case: «50 лет Октября», «ул. имени Горького». */
const SMALL: ReadonlySet<string> = new Set('лет года имени им и на в за над под о от до'.split(' '))
/** An adjective stands before the kind of the street: «Пятницкая ул.», «Тверской бул.». */
const ADJECTIVE = /(?:ая|яя|ий|ый|ой|ое|ее)$/iu

const bare = (word: string) => word.toLowerCase().replace(/\.$/, '')

function properWord(word: string): string {
  if (SMALL.has(bare(word))) return word.toLowerCase()
  // «1-я» is a number, «Тверская-Ямская» two names
  return word
    .split('-')
    .map((part, index) => (index > 0 && part.length < 3 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('-')
}

/** Capitalizes a name typed entirely in lower or upper case; any other spelling stays unchanged. */
function properName(words: readonly string[]): string {
  const name = words.join(' ')
  const isShouted = name === name.toUpperCase() && /\p{Lu}{5}/u.test(name)
  if (name !== name.toLowerCase() && !isShouted) return name
  return name.toLowerCase().split(' ').map(properWord).join(' ')
}

/**
 * The name of a street as it is written in an address: its kind short and where it belongs, capitals of the name.
 * «ул пятницкая» is «Пятницкая ул.», «улица ленина» is «ул. Ленина»; a missing kind is not guessed.
 */
export function streetTitle(street: string): string {
  // «ул.Ленина» are two words
  const words = street
    .trim()
    .replace(/^(\p{L}{1,5})\.(?=\S)/u, '$1. ')
    .split(/\s+/)
  const ends = [...new Set([0, words.length - 1])].filter((at) => KINDS.has(bare(words[at] ?? '')))
  const at = ends.find((end) => !NAMES.has(bare(words[end] ?? ''))) ?? ends[0]
  const name = properName(at === undefined ? words : words.toSpliced(at, 1))
  const kind = at === undefined ? undefined : KINDS.get(bare(words[at] ?? ''))
  if (!kind || name === '') return properName(words)
  return ADJECTIVE.test(name)
    ? `${name} ${kind}`
    : at === 0 || kind.endsWith('.')
      ? `${kind} ${name}`
      : `${name} ${kind}`
}
