import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installLastResort, unheardErrors } from './last-resort.ts'

const lines: { level: number; msg: string }[] = []
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
let givenUp = 0
let now = 0
let remove = () => {}
/** Vitest has listeners that would fail the run; they are removed during a test. */
let others: Record<string, NodeJS.UncaughtExceptionListener[]>

beforeEach(() => {
  others = Object.fromEntries(
    ['unhandledRejection', 'uncaughtException'].map((name) => [name, process.listeners(name as 'uncaughtException')]),
  )
  for (const name of Object.keys(others)) process.removeAllListeners(name)
  lines.length = 0
  givenUp = 0
  remove = installLastResort({ log, giveUp: () => (givenUp += 1), nowMs: () => now })
})
afterEach(() => {
  remove()
  for (const [name, listeners] of Object.entries(others)) {
    for (const listener of listeners) process.on(name as 'uncaughtException', listener)
  }
})

it('logs and counts an unhandled rejection without ending the process', async () => {
  const before = unheardErrors()
  const handledLate: unknown[] = []
  const onHandled = (promise: unknown) => handledLate.push(promise)
  process.on('rejectionHandled', onHandled)
  // never handled, because a rejection handled after it was reported makes Node warn during the run
  void Promise.reject(new Error('cut'))
  await expect.poll(() => unheardErrors()).toBe(before + 1)
  process.off('rejectionHandled', onHandled)
  expect(handledLate).toEqual([])
  expect(lines).toMatchObject([{ level: 60, msg: 'a rejection that nobody heard' }])
  expect(givenUp).toBe(0)
})

it('does the same with an exception, and restarts a process that throws repeatedly', () => {
  const before = unheardErrors()
  for (let count = 1; count <= 20; count += 1) process.emit('uncaughtException', new Error('in a callback'))
  expect([unheardErrors() - before, givenUp]).toEqual([20, 0])
  now += 61_000
  for (let count = 1; count <= 20; count += 1) process.emit('uncaughtException', new Error('in a callback'))
  expect(givenUp).toBe(0)
  process.emit('uncaughtException', new Error('once more'))
  expect(givenUp).toBe(1)
})
