import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumInWords } from './sum-in-words.ts'

it.each([
  [12_050, 'Сто двадцать рублей 50 копеек'],
  [0, 'Ноль рублей 00 копеек'],
  [1, 'Ноль рублей 01 копейка'],
  [100, 'Один рубль 00 копеек'],
  [200_202, 'Две тысячи два рубля 02 копейки'],
  [121_00, 'Сто двадцать один рубль 00 копеек'],
  [1_001_00, 'Одна тысяча один рубль 00 копеек'],
  [11_012_13, 'Одиннадцать тысяч двенадцать рублей 13 копеек'],
  [1_000_000_00, 'Один миллион рублей 00 копеек'],
  [2_021_540_11, 'Два миллиона двадцать одна тысяча пятьсот сорок рублей 11 копеек'],
  [21_474_836_47, 'Двадцать один миллион четыреста семьдесят четыре тысячи восемьсот тридцать шесть рублей 47 копеек'],
  [-50_000, 'Минус пятьсот рублей 00 копеек'],
])('writes %i kopecks in words', (sum, words) => expect(sumInWords(sum)).toBe(words))

/** Values of numerals, apart from the writer. */
const VALUES: Readonly<Record<string, number>> = Object.fromEntries([
  ['ноль', 0],
  ...'один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'
    .split(' ')
    .map((word, index) => [word, index + 1]),
  ...'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'
    .split(' ')
    .map((word, index) => [word, index * 10 + 20]),
  ...'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'
    .split(' ')
    .map((word, index) => [word, index * 100 + 100]),
  ['одна', 1],
  ['две', 2],
] as [string, number][])
const POWERS = [/^тысяч/, /^миллион/, /^миллиард/, /^триллион/]

function sumOfWords(text: string): number {
  const [, words = '', kopecks = ''] = /^(.*) рубл\S+ (\d\d) копе\S+$/.exec(text.toLowerCase()) ?? []
  let [sum, group] = [0, 0]
  for (const word of words.split(' ')) {
    const power = POWERS.findIndex((pattern) => pattern.test(word))
    if (power >= 0) {
      sum += group * 1000 ** (power + 1)
      group = 0
    } else group += VALUES[word] ?? Number.NaN
  }
  return (sum + group) * 100 + Number(kopecks)
}

it('writes words that are read back as the same sum, with the first letter alone in capitals', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(2_147_483_647), fc.maxSafeNat()), (sum) => {
      const text = sumInWords(sum)
      expect(sumOfWords(text)).toBe(sum)
      expect(text).toMatch(/^[А-Я][а-яё ]+ \d\d копе(йка|йки|ек)$/)
    }),
  )
})
