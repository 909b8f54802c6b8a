import { expect, it, vi } from 'vitest'
import { watchEmptyAreas } from './empty-areas.ts'

const log = { error: () => undefined }

it('knows which areas are empty and reports a change once', async () => {
  const has = { recipes: false, tours: true }
  let changes = 0
  const contents = (['recipes', 'tours'] as const).map((area) => ({ area, hasContent: async () => has[area] }))
  const areas = await watchEmptyAreas({
    contents,
    everyMs: null,
    log,
    onChange: () => {
      changes += 1
    },
  })
  expect(areas.current()).toEqual(['recipes'])
  has.recipes = true
  has.tours = false
  areas.look()
  areas.look()
  await vi.waitFor(() => expect(areas.current()).toEqual(['tours']))
  expect(changes).toBe(2)
})

it('keeps the last state of an area that can not be asked', async () => {
  let isBroken = false
  const hasContent = async () => {
    if (isBroken) throw new Error('no database')
    return false
  }
  const areas = await watchEmptyAreas({
    contents: [{ area: 'festival', hasContent }],
    everyMs: null,
    log,
    onChange: () => undefined,
  })
  isBroken = true
  areas.look()
  await new Promise((resolve) => setImmediate(resolve))
  expect(areas.current()).toEqual(['festival'])
})
