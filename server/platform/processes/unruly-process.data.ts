import { serveTasks } from './serve-tasks.ts'

export type UnrulyTask =
  | 'echo'
  | 'parts'
  | 'loop'
  | 'heap'
  | 'buffers'
  | 'exit'
  | 'flood'
  | 'noise'
  | 'wrong'
  | 'settings'

const MEGABYTE = 1024 * 1024

await serveTasks<UnrulyTask>({
  failureOf: (error) => (error instanceof RangeError ? 'range' : 'other'),
  async run(task, send) {
    if (task === 'parts') for (const part of ['one', 'two']) await send(Buffer.from(part))
    if (task === 'loop') for (;;);
    if (task === 'exit') process.exit(3)
    if (task === 'flood') for (;;) await send(Buffer.alloc(MEGABYTE))
    if (task === 'noise') process.stdout.write('not a frame at all')
    if (task === 'wrong') throw new RangeError('no')
    const kept: unknown[] = []
    while (task === 'heap') kept.push(Array.from({ length: 1_000 }, () => Math.random()))
    while (task === 'buffers') {
      kept.push(Buffer.alloc(16 * MEGABYTE, 1))
      await new Promise(setImmediate)
    }
    return Buffer.from(task === 'settings' ? JSON.stringify([process.env, process.pid]) : task)
  },
})
