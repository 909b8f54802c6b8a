import { expect, it } from 'vitest'
import { themesLike } from './themes-like.ts'

const picture = (...points: readonly (readonly [number, number, number, number])[]) =>
  points.flatMap((point) => Array.from({ length: 10 }, () => point)).flat()
const names = (pixels: ArrayLike<number>) => themesLike(pixels).map(({ name }) => name)
const PAPER = [250, 248, 240, 255] as const

it.each([
  ['a jar of honey on paper', [200, 130, 10, 255], 'honey'],
  ['a raspberry', [176, 30, 80, 255], 'berry'],
  ['a lake', [20, 110, 140, 255], 'lake'],
] as const)('%s goes with its own colour', (_title, color, theme) => {
  expect(names(picture(PAPER, PAPER, PAPER, color))).toContain(theme)
  expect(themesLike(picture(color))).toHaveLength(3)
})
it('offers calm themes for a black drawing or no picture', () => {
  expect(names(picture(PAPER, [20, 20, 20, 255]))).toContain('slate')
  expect(names([])).toContain('slate')
})
it('ignores transparent pixels', () => {
  expect(names(picture([176, 30, 80, 0], [200, 130, 10, 255]))).toEqual(names(picture([200, 130, 10, 255])))
})
