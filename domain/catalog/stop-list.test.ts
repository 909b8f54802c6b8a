import { expect, it } from 'vitest'
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
