import { expect, it } from 'vitest'
import { blockAfterMerge } from './account-merge.ts'

const now = new Date('2026-11-30T12:00:00Z')
const till = (day: string | null) => ({ until: day === null ? null : new Date(day) })
const [over, short, long, open] = [till('2026-11-01'), till('2026-12-05'), till('2026-12-20'), till(null)]

it('keeps the block that lasts longer when two accounts become one', () => {
  expect(blockAfterMerge(null, short, now)).toBe(short)
  expect(blockAfterMerge(short, null, now)).toBe(short)
  expect(blockAfterMerge(short, long, now)).toBe(long)
  expect(blockAfterMerge(open, long, now)).toBe(open)
  expect(blockAfterMerge(long, open, now)).toBe(open)
  expect(blockAfterMerge(null, over, now)).toBeNull()
})
