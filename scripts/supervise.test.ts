import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPEN_MESSAGE, supervise } from './supervise.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'okolitsa-supervise-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const timing = { firstMs: 1, longestMs: 4, calmAfterMs: 60_000 }

/** A server that counts its starts in a file and then runs `program`. */
function serve(name: string, program: string) {
  const file = join(folder, name)
  writeFileSync(file, '')
  const restarts: { reason: string; pauseMs: number }[] = []
  const server = supervise({
    file: process.execPath,
    args: [
      '-e',
      `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(file)}, '|')
       const starts = fs.readFileSync(${JSON.stringify(file)}, 'utf8').length
       const open = () => new Promise((done) => process.send(${JSON.stringify(OPEN_MESSAGE)}, done))
       ${program}`,
    ],
    spawnOptions: { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    onRestart: (facts) => restarts.push(facts),
    timing,
  })
  return { server, restarts, starts: () => readFileSync(file, 'utf8').length }
}

test('restarts a server that ended unexpectedly after it was open, with growing pauses', async () => {
  const { server, restarts, starts } = serve(
    'dies',
    `open().then(() => starts === 5 ? process.exit(0) : starts % 2 ? process.exit(3) : process.kill(process.pid, 'SIGKILL'))`,
  )
  expect(await server.ended).toBe(0)
  expect(starts()).toBe(5)
  expect(restarts.map(({ reason }) => reason)).toEqual(['exit code 3', 'SIGKILL', 'exit code 3', 'SIGKILL'])
  expect(restarts.map(({ pauseMs }) => pauseMs)).toEqual([1, 2, 4, 4])
})

test('does not restart a server that never opened', async () => {
  const { server, restarts, starts } = serve('never', 'process.exit(1)')
  expect(await server.ended).toBe(1)
  expect([starts(), restarts]).toEqual([1, []])
})

test('restarts a server that opened once even when a later start fails', async () => {
  const { server, starts } = serve(
    'later',
    `starts === 2 ? process.exit(1) : open().then(() => process.exit(starts === 1 ? 1 : 0))`,
  )
  expect(await server.ended).toBe(0)
  expect(starts()).toBe(3)
})

test('passes a stop signal on without a restart', async () => {
  const { server, restarts, starts } = serve('stopped', 'setInterval(() => {}, 1000); void open()')
  await expect.poll(starts).toBe(1)
  server.stop('SIGTERM')
  await server.ended
  expect([starts(), restarts]).toEqual([1, []])
})
