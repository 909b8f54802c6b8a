import { expect, it } from 'vitest'
import { repeatReads } from './repeat-reads.ts'

const lost = (code: string) => Object.assign(new Error(code), { code })
/** Sends a request with the given failures; returns the number of attempts, or the error. */
async function tries(method: 'GET' | 'POST', failures: readonly Error[]): Promise<number | string> {
  const left = [...failures]
  let done = 0
  const outcome = await repeatReads({ method }, async () => {
    done += 1
    const failure = left.shift()
    if (failure) throw failure
    return 'read'
  }).catch((error: Error) => error.message)
  return outcome === 'read' ? done : `${outcome} after ${done}`
}

it('repeats an interrupted read a few times', async () => {
  expect(await tries('GET', [lost('57P01')])).toBe(2)
  expect(await tries('GET', [lost('57P01'), lost('ECONNRESET')])).toBe(3)
  expect(await tries('GET', [lost('57P01'), lost('57P01'), lost('57P01')])).toBe('57P01 after 3')
})
it('repeats neither writes nor other errors', async () => {
  expect(await tries('POST', [lost('57P01')])).toBe('57P01 after 1')
  expect(await tries('GET', [lost('53300')])).toBe('53300 after 1')
  expect(await tries('GET', [lost('23505')])).toBe('23505 after 1')
})
