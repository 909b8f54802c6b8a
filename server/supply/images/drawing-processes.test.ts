import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { createDrawingProcesses, Undrawable } from './drawing-processes.ts'

const drawing = createDrawingProcesses()
afterAll(() => drawing.close())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
const failure = (photo: Uint8Array) =>
  drawing.run({ kind: 'redraw', photo }).then(
    () => 'drawn',
    (error: unknown) => (error instanceof Undrawable ? error.failure : String(error)),
  )

it('draws photos of up to 25 megapixels, and reports why it refuses others', async () => {
  expect(await failure(await plain(6_200, 4_000))).toBe('drawn')
  expect(await failure(await plain(6_300, 4_000))).toBe('tooManyPixels')
  expect(await failure(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
    'unreadable',
  )
  expect(await failure(await plain(100, 100))).toBe('drawn')
  expect([await failure(await plain(1, 1)), await failure(await plain(100, 99))]).toEqual(['tooSmall', 'tooSmall'])
  const cut = await plain(400, 300)
  expect(await failure(cut.subarray(0, cut.length / 2))).toBe('unreadable')
})

it('ends a process that takes too long, and draws the next picture in a new one', async () => {
  const impatient = createDrawingProcesses({ timeMs: 1 })
  const photo = await plain(400, 300)
  await expect(impatient.run({ kind: 'redraw', photo })).rejects.toThrow('ended')
  impatient.close()
  const both = await Promise.all([1, 2].map(() => drawing.run({ kind: 'redraw', photo })))
  expect(both.map(({ length }) => length > 0)).toEqual([true, true])
})
