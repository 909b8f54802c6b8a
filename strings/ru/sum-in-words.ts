import { type NounForms, plural } from './plural.ts'

const UNITS = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
]
const HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
]

/** Powers of a thousand, the least first; roubles are always named, also after a round million. */
const GROUPS: readonly (NounForms & { readonly isFeminine?: boolean })[] = [
  { one: 'рубль', few: 'рубля', many: 'рублей' },
  { one: 'тысяча', few: 'тысячи', many: 'тысяч', isFeminine: true },
  { one: 'миллион', few: 'миллиона', many: 'миллионов' },
  { one: 'миллиард', few: 'миллиарда', many: 'миллиардов' },
  { one: 'триллион', few: 'триллиона', many: 'триллионов' },
]
const KOPECKS: NounForms = { one: 'копейка', few: 'копейки', many: 'копеек' }

/** Numerals of 1 to 999. */
function numerals(number: number, isFeminine: boolean): string[] {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const [tens, units] = [Math.floor(rest / 10), rest % 10]
  const unit = isFeminine && units === 1 ? 'одна' : isFeminine && units === 2 ? 'две' : UNITS[units]
  return [HUNDREDS[hundreds], ...(tens === 1 ? [TEENS[units]] : [TENS[tens], unit])].filter(
    (word) => !!word,
  ) as string[]
}

/**
 * A sum in words as papers write it, kopecks in digits: 12050 → «Сто двадцать рублей 50 копеек».
 * @param kopecks whole; below 0 = a debt, which begins with «Минус»
 */
export function sumInWords(kopecks: number): string {
  const whole = Math.abs(kopecks)
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not a sum in kopecks: ${kopecks}`)
  const roubles = Math.floor(whole / 100)
  const words = GROUPS.map((noun, power) => ({ noun, number: Math.floor(roubles / 1000 ** power) % 1000, power }))
    .filter(({ number, power }) => number > 0 || power === 0)
    .reverse()
    .flatMap(({ noun, number }) => [...numerals(number, noun.isFeminine ?? false), plural(number, noun)])
  const text = [kopecks < 0 && 'минус', roubles === 0 && 'ноль', ...words].filter((word) => !!word).join(' ')
  const rest = whole % 100
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${String(rest).padStart(2, '0')} ${plural(rest, KOPECKS)}`
}
