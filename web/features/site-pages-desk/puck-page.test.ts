import { expect, it } from 'vitest'
import { areInStep, blocksOf, puckContent } from './puck-page.ts'

const block = (id: string) => ({ id, type: 'text', version: 2, props: { text: id } })
const [a, b, c] = [block('a'), block('b'), block('c')]

it('keeps blocks that Puck moves or removes, and gives a copy a new id', () => {
  const [one, two, three] = puckContent([a, b, c])
  if (!one || !two || !three) throw new Error('three blocks')
  const copy = { type: 'text', props: { ...two.props, id: 'text-1' } }
  const put = { content: [three, two, copy] }
  expect(blocksOf(put, [a, b, c])).toEqual([c, b, { ...b, id: 'text-1' }])
  expect(areInStep([a, b, c], put)).toBe(false)
  expect(areInStep([a, b], { content: [one, two] })).toBe(true)
})

it('keeps the content of blocks that Puck has not received yet', () => {
  const typed = { ...b, props: { text: 'typed' } }
  expect(blocksOf({ content: puckContent([a, b]) }, [a, typed])).toEqual([a, typed])
})
