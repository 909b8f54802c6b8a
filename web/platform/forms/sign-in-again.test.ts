import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
const load = async () => (await import('./sign-in-again.ts')).signInAgain

test('calls that fail together with an expired session wait for one sign-in', async () => {
  const signInAgain = await load()
  const shown = vi.fn()
  signInAgain.subscribe(shown)
  const answers = [signInAgain.ask('staff'), signInAgain.ask('staff')]
  expect([shown.mock.calls.length, signInAgain.asked()?.side]).toEqual([1, 'staff'])
  expect(await signInAgain.ask('customer')).toBe(false)
  signInAgain.asked()?.answer(true)
  expect([await Promise.all(answers), signInAgain.asked()]).toEqual([[true, true], null])
})

test('answers a dismissed request, or one without a window, with false', async () => {
  const signInAgain = await load()
  expect(await signInAgain.ask('staff')).toBe(false)
  signInAgain.subscribe(() => undefined)
  const answer = signInAgain.ask('customer')
  signInAgain.asked()?.answer(false)
  expect(await answer).toBe(false)
  const again = signInAgain.ask('customer')
  signInAgain.asked()?.answer(true)
  expect(await again).toBe(true)
})
