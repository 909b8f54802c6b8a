import { expect, it } from 'vitest'
import { farmPostMistakes, LONGEST_POST_TEXT, LONGEST_POST_TITLE } from './farm-post.ts'

it('requires a title and a text of allowed lengths without blocked words', () => {
  const post = (title: string, text: string) => farmPostMistakes({ title, text }, ['rude'])
  expect(post('t'.repeat(LONGEST_POST_TITLE), 't'.repeat(LONGEST_POST_TEXT))).toEqual({})
  expect(post(' ', 't'.repeat(LONGEST_POST_TEXT + 1))).toEqual({ title: 'required', text: 'tooLong' })
  expect(post('Rudely said', 'a crude word is another word')).toEqual({ title: 'blockedWords' })
})
