import { expect, it } from 'vitest'
import { optionsOfAlcohol } from '../restaurants/restaurant-fields.ts'
import { pageOfAlcohol } from '../site-pages/page-of-alcohol.ts'
import { tourOfAlcohol } from '../tours/tour-fields.ts'
import { type AlcoholWords, forbiddenMistakes } from './alcohol.ts'
import { STOP_PHRASE, type StopPhrase, stopMistakeOf } from './stop-list.ts'

const list: readonly StopPhrase[] = [
  { phrase: 'сигарет*', reason: 'tobacco' },
  { phrase: 'лечит рак', reason: 'medicine' },
  { phrase: 'сова', reason: 'wildlife' },
]
const found = (text: string) => stopMistakeOf(list, new Set(['без', 'не']), text.split(' '))

it.each([
  ['сигареты', 'stopTobacco'],
  ['пачка сигарет', 'stopTobacco'],
  ['мазь лечит рак', 'stopMedicine'],
  ['мазь лечит раковую шейку', null],
  ['совам', null],
  ['сова', 'stopWildlife'],
  ['без сигарет', null],
  ['не лечит рак', null],
  ['', null],
])('finds in «%s» the mistake %s', (text, mistake) => expect(found(text)).toBe(mistake))

it('accepts one to four words with stars at their ends only', () => {
  for (const right of ['сова', 'сигарет*', 'табак для кальяна', 'а1 б2']) expect(STOP_PHRASE.test(right)).toBe(true)
  for (const wrong of ['', '*', 'а', 'а*б', 'сова ', 'раз два три четыре пять'])
    expect(STOP_PHRASE.test(wrong)).toBe(false)
})

const none: ReadonlySet<string> = new Set()
const words: AlcoholWords = {
  drinks: none,
  prepositions: none,
  without: [],
  strength: none,
  food: none,
  joining: none,
  sale: [],
  negation: none,
  events: [],
  containers: none,
  stopList: list,
}

it('applies the list to products, dishes with options, tours, and titles of pages', () => {
  expect(forbiddenMistakes(words, { title: 'Cигареты', description: 'сова', composition: 'Сова' })).toEqual({
    title: 'stopTobacco',
    description: 'stopWildlife',
    composition: 'stopWildlife',
  })
  expect(forbiddenMistakes(words, { title: 'СОВА' }, 'code')).toEqual({ code: 'stopWildlife' })
  const groups = [{ title: 'К чаю', options: [{ title: 'Сова', note: '', groups: [] }] }]
  expect(optionsOfAlcohol(words, groups as unknown as Parameters<typeof optionsOfAlcohol>[1])).toEqual({
    'groups.0.options.0.title': 'stopWildlife',
  })
  const tour = {
    title: 'Лес',
    tagline: '',
    story: ['Тихо.', 'Сова!'],
    prices: [{ title: 'Сова' }],
    included: [{ title: 'сова' }],
  }
  expect(tourOfAlcohol(words, tour as unknown as Parameters<typeof tourOfAlcohol>[1])).toEqual({
    'story.1': 'stopWildlife',
    'prices.0.title': 'stopWildlife',
    'included.0.title': 'stopWildlife',
  })
  const page = {
    title: 'Сова',
    seo: { title: '', description: '' },
    document: { blocks: [{ props: { title: 'Сигареты' } }] },
  }
  expect(pageOfAlcohol(words, page as unknown as Parameters<typeof pageOfAlcohol>[1])).toEqual({
    title: 'stopWildlife',
    'document.blocks.0': 'stopTobacco',
  })
})
