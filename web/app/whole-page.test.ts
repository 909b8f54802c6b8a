import { expect, it, vi } from 'vitest'
import { wholePage } from './whole-page.ts'

const MISSING = '<p><!--$!--></p>'

it('writes a page again until its parts are there', async () => {
  const write = vi.fn().mockReturnValueOnce(MISSING).mockReturnValueOnce(MISSING).mockReturnValue('<p>whole</p>')
  expect(await wholePage('late', write)).toBe('<p>whole</p>')
  expect(write).toHaveBeenCalledTimes(3)
  expect(await wholePage('late', write)).toBe('<p>whole</p>')
  expect(write).toHaveBeenCalledTimes(4)
})

it('waits once only for what never comes', async () => {
  const write = vi.fn().mockReturnValue(MISSING)
  expect(await wholePage('never', write)).toBe(MISSING)
  const tries = write.mock.calls.length
  expect(await wholePage('never', write)).toBe(MISSING)
  expect(write).toHaveBeenCalledTimes(tries + 1)
})

it('is not deceived by words of people', async () => {
  const write = vi.fn().mockReturnValue('<script>{"about":"\\u003c!--$!-->"}</script>')
  await wholePage('words', write)
  expect(write).toHaveBeenCalledTimes(1)
})
