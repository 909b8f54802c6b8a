import { expect, it } from 'vitest'
import { areInStep, blocksOf, puckContent } from './puck-page.ts'

const block = (id: string) => ({ id, type: 'text', version: 2, props: { text: id } })
const [a, b, c] = [block('a'), block('b'), block('c')]

it('what Puck has moved and taken out are the same blocks, and a copy has a name of its own', () => {
  const [one, two, three] = puckContent([a, b, c])
  if (!one || !two || !three) throw new Error('three blocks')
  const copy = { type: 'text', props: { ...two.props, id: 'text-1' } }
  const put = { content: [three, two, copy] }
  expect(blocksOf(put, [a, b, c])).toEqual([c, b, { ...b, id: 'text-1' }])
  expect(areInStep([a, b, c], put)).toBe(false)
  expect(areInStep([a, b], { content: [one, two] })).toBe(true)
})

it('what Puck has not heard of yet is not lost to it: words are never taken from there', () => {
  const typed = { ...b, props: { text: 'typed' } }
  expect(blocksOf({ content: puckContent([a, b]) }, [a, typed])).toEqual([a, typed])
})
