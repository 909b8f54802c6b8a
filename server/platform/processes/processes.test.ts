import { afterAll, expect, it } from 'vitest'
import { createProcesses, ProcessDeath, type ProcessLimits, TaskFailure } from './processes.ts'
import type { UnrulyTask } from './unruly-process.data.ts'

const LIMITS: ProcessLimits = {
  timeMs: 30_000,
  javascriptMegabytes: 64,
  residentMegabytes: 400,
  outputBytes: 4 * 1024 * 1024,
  idleMs: 10_000,
}
const PROGRAM = new URL('unruly-process.data.ts', import.meta.url)
const all: { close(): void }[] = []
function processesOf(limits: Partial<ProcessLimits> = {}) {
  const processes = createProcesses<UnrulyTask>(PROGRAM, { ...LIMITS, ...limits })
  all.push(processes)
  return processes
}
const processes = processesOf()
afterAll(() => {
  for (const one of all) one.close()
})

const outcome = (running: Promise<Buffer>) =>
  running.then(String, (error: unknown) =>
    error instanceof ProcessDeath ? error.reason : error instanceof TaskFailure ? error.word : String(error),
  )

it('passes the parts of a result in order, and the reason of a failure', async () => {
  const parts: string[] = []
  expect(await outcome(processes.run('parts', (part) => void parts.push(String(part))))).toBe('parts')
  expect(parts).toEqual(['one', 'two'])
  expect(await outcome(processes.run('wrong'))).toBe('range')
  const falls = processes.run('parts', () => Promise.reject(new Error('not taken')))
  expect(await outcome(falls)).toBe('Error: not taken')
})

it.each([
  ['heap', 'memory'],
  // only Linux reports memory outside JavaScript
  ...(process.platform === 'linux' ? ([['buffers', 'memory']] as const) : []),
  ['exit', 'fall'],
  ['flood', 'output'],
  ['noise', 'output'],
] as const)(
  'ends a process that exceeds its limit of %s, gives the reason and runs the next task',
  async (task, reason) => {
    expect(await outcome(processes.run(task))).toBe(reason)
    expect(await outcome(processes.run('echo'))).toBe('echo')
  },
)

it('ends its processes when it is closed', async () => {
  const closed = processesOf()
  const running = outcome(closed.run('loop'))
  closed.close()
  expect(await running).toBe('closed')
})

it('ends a process that takes too long', async () => {
  expect(await outcome(processesOf({ timeMs: 1_500 }).run('loop'))).toBe('time')
})

it('passes no server settings to a process, and starts one per task when none may idle', async () => {
  const settings = async (one: typeof processes) => JSON.parse(await outcome(one.run('settings')))
  const [environment, first] = await settings(processes)
  expect(Object.keys(environment)).not.toContain('PATH')
  expect((await settings(processes))[1]).toBe(first)
  const single = processesOf({ idleMs: 0 })
  expect((await settings(single))[1]).not.toBe((await settings(single))[1])
})
