/**
 * Letters of Russian place names as the GeoNames catalogue writes them in Latin (BGN/PCGN romanization).
 * `afterVowel` is the reading at the start of a word and after a vowel or a sign.
 */
export const ROMANIZATION: Readonly<Record<string, { plain: string; afterVowel?: string }>> = {
  а: { plain: 'a' },
  б: { plain: 'b' },
  в: { plain: 'v' },
  г: { plain: 'g' },
  д: { plain: 'd' },
  е: { plain: 'e', afterVowel: 'ye' },
  ё: { plain: 'ë', afterVowel: 'yë' },
  ж: { plain: 'zh' },
  з: { plain: 'z' },
  и: { plain: 'i' },
  й: { plain: 'y' },
  к: { plain: 'k' },
  л: { plain: 'l' },
  м: { plain: 'm' },
  н: { plain: 'n' },
  о: { plain: 'o' },
  п: { plain: 'p' },
  р: { plain: 'r' },
  с: { plain: 's' },
  т: { plain: 't' },
  у: { plain: 'u' },
  ф: { plain: 'f' },
  х: { plain: 'kh' },
  ц: { plain: 'ts' },
  ч: { plain: 'ch' },
  ш: { plain: 'sh' },
  щ: { plain: 'shch' },
  ъ: { plain: '”' },
  ы: { plain: 'y' },
  ь: { plain: '’' },
  э: { plain: 'e' },
  ю: { plain: 'yu' },
  я: { plain: 'ya' },
}

/** Letters of the other languages of Russia, in their Latin form for URLs. */
const FURTHER_LETTERS: Readonly<Record<string, string>> = {
  ә: 'a',
  ӑ: 'a',
  ӓ: 'a',
  ӕ: 'ae',
  ғ: 'g',
  ҕ: 'g',
  ӷ: 'g',
  ґ: 'g',
  ѓ: 'g',
  ӗ: 'e',
  ӛ: 'a',
  є: 'ye',
  ҽ: 'ch',
  җ: 'zh',
  ӂ: 'zh',
  ӝ: 'zh',
  ҙ: 'z',
  ӟ: 'z',
  ӡ: 'dz',
  ѕ: 'dz',
  ӣ: 'i',
  ӥ: 'i',
  і: 'i',
  ї: 'yi',
  ј: 'y',
  ҋ: 'y',
  ҡ: 'k',
  қ: 'k',
  ӄ: 'k',
  ҟ: 'k',
  ҝ: 'g',
  ќ: 'k',
  ԛ: 'q',
  ӆ: 'l',
  ԓ: 'l',
  ԯ: 'l',
  ԡ: 'l',
  љ: 'l',
  ӎ: 'm',
  ң: 'n',
  ҥ: 'n',
  ӈ: 'n',
  ӊ: 'n',
  ԩ: 'n',
  њ: 'n',
  ө: 'o',
  ӧ: 'o',
  ӫ: 'o',
  ҧ: 'p',
  ҏ: 'r',
  ҫ: 's',
  ҭ: 't',
  ћ: 'ch',
  ђ: 'dj',
  ү: 'u',
  ұ: 'u',
  ӱ: 'u',
  ӳ: 'u',
  ӯ: 'u',
  ў: 'u',
  ԝ: 'w',
  ҳ: 'kh',
  ӽ: 'kh',
  ӿ: 'kh',
  һ: 'h',
  ҵ: 'ts',
  ҷ: 'ch',
  ҹ: 'ch',
  ӌ: 'ch',
  ӵ: 'ch',
  џ: 'dzh',
  ӹ: 'y',
  ӭ: 'e',
  ѣ: 'e',
  ѳ: 'f',
  ѵ: 'i',
  // a palochka has no sound; it is also written as a digit one or a Latin letter
  ӏ: '',
  ҍ: '',
}

/** Latin form of a letter for URLs; undefined = the letter belongs to no alphabet of Russia. */
export const latinOf = (letter: string): string | undefined => ROMANIZATION[letter]?.plain ?? FURTHER_LETTERS[letter]

/** Letters after which `е` and `ё` are read with a glide. */
export const GLIDE_AFTER: ReadonlySet<string> = new Set('аеёиоуыэюяьъй')

/** A name written only with letters of the Russian alphabet. */
export const RUSSIAN_NAME = /^[А-ЯЁ][А-Яа-яЁё0-9 .()-]*$/

/**
 * Spellings that betray another language or a machine transliteration among the alternative names:
 * each costs `penalty` when names are weighed.
 */
export const UNLIKELY_SPELLINGS: readonly { pattern: RegExp; penalty: number }[] = [
  { pattern: /ськ|ьськ|цьк|зьк|ець$|ськый|сьний/u, penalty: 0.3 },
  { pattern: /ъ[аоуыэ]|ъ$|ъ[ -]/u, penalty: 0.3 },
  { pattern: /[бвгджзклмнпрстфхцчшщ]э/u, penalty: 0.12 },
  { pattern: /шч/u, penalty: 0.2 },
  { pattern: /тс/u, penalty: 0.05 },
  { pattern: /[жшчщ]ы|[гкх]ы|[чщ][яю]/u, penalty: 0.2 },
  { pattern: /йа|йу|йе|йы|ыы|ии$/u, penalty: 0.12 },
  { pattern: /[её]нэ|аа|уу|оо|ээ/u, penalty: 0.1 },
  { pattern: /(ски|сьи|ны|ов[еы])( |$)/u, penalty: 0.04 },
  { pattern: /[()]|\d/u, penalty: 0.05 },
  { pattern: / балһсн|хот$|кала$/u, penalty: 0.02 },
]

/** Endings usual for Russian names: each lowers the cost by `bonus`. */
export const LIKELY_SPELLINGS: readonly { pattern: RegExp; bonus: number }[] = [
  { pattern: /(ий|ый|ой|ая|яя|ое|ее|ые|ие)$/u, bonus: 0.03 },
  { pattern: /(?<![сцз])ь(?=$|[-ксмнщшчб])|ье|ья/u, bonus: 0.03 },
  { pattern: /-/u, bonus: 0.03 },
  { pattern: /щ/u, bonus: 0.03 },
  { pattern: /ц/u, bonus: 0.02 },
  { pattern: /ск$/u, bonus: 0.02 },
]

/** The two spellings of one letter that catalogues mix up. */
export const IO_LETTER = { plain: 'е', exact: 'ё' } as const

/** Endings of the names of towns, and of villages large enough to be taken for towns. */
export const TOWN_ENDING = /(ск|ов|ев|ин|ль|ец|ма|жа|град|горск)$/u
export const VILLAGE_ENDING = /(ская|ое|ые)$/u
