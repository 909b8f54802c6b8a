import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { watchDisk } from './disk-watch.ts'

const limits = { scarce: 1_000, full: 250 }

it('stops caches first, then writes, and resumes both when there is space again', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line).msg) })
  let left = 5_000
  const disk = await watchDisk({ dir: '/data', limits, log, free: async () => left })
  const seen = async (bytes: number) => {
    left = bytes
    await disk.look()
    return [disk.mayCache(), disk.mayWrite(), disk.freeBytes()]
  }
  expect(await seen(1_000)).toEqual([true, true, 1_000])
  expect(await seen(999)).toEqual([false, true, 999])
  expect(await seen(900)).toEqual([false, true, 900])
  expect(await seen(249)).toEqual([false, false, 249])
  expect(await seen(5_000)).toEqual([true, true, 5_000])
  disk.stop()
  // logged once per change, not at every check
  expect(lines).toEqual([
    'the disk fills up: caches are no longer written',
    'the disk is nearly full: nothing new is taken in',
    'the disk has room again',
  ])
})

it('continues caches and writes when the free space is unknown', async () => {
  const disk = await watchDisk({
    dir: '/data',
    limits,
    log: pino({ level: 'silent' }),
    free: () => Promise.reject(new Error('ENOSYS')),
  })
  expect([disk.mayCache(), disk.mayWrite(), disk.freeBytes()]).toEqual([true, true, null])
  disk.stop()
})

it('reads the free space from the system', async () => {
  const disk = await watchDisk({ dir: tmpdir(), limits, log: pino({ level: 'silent' }) })
  expect(disk.freeBytes()).toBeGreaterThan(0)
  disk.stop()
})
