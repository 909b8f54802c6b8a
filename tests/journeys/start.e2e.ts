import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkShop } from './link-shop.ts'

/** User id of the nobody account, used when the tests run as root. */
const NOBODY = 65_534

let home: string
let folder: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'okolitsa-start-'))
  chmodSync(home, 0o755)
  folder = join(home, 'Лавка у дома')
  linkShop(folder)
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY)
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Runs `npm start` as a plain user, on free ports. */
function start(): { process: ChildProcess; output(): string; ended: Promise<number | null> } {
  const child = spawn(join(folder, 'node_modules', 'node', 'bin', 'node'), ['scripts/start.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, PORT: '0', EMULATORS_PORT: '0', OKOLITSA_DEMO: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part
    })
  }
  return { process: child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) }
}

const openings = (output: string) => [...output.matchAll(/Магазин +http:\/\/[^:\s]+:(\d+)/g)].map(([, port]) => port)
const pidIn = (file: string) => Number(readFileSync(join(folder, '.data', file), 'utf8').split('\n')[0])

test('a plain user starts the shop in a folder with spaces; it restarts when killed; Ctrl-C ends all processes', async () => {
  const shop = start()
  const gaveUp = shop.ended.then((code) => Promise.reject(new Error(`ended with ${code}\n${shop.output()}`)))
  gaveUp.catch(() => undefined)
  const ready = (times: number) =>
    Promise.race([gaveUp, expect.poll(() => openings(shop.output()), { timeout: 300_000 }).toHaveLength(times)])
  try {
    await ready(1)
    const page = () => fetch(`http://127.0.0.1:${openings(shop.output()).at(-1)}/`)
    expect((await page()).status).toBe(200)
    const { owner } = JSON.parse(readFileSync(join(folder, '.data', 'postgres.json'), 'utf8'))
    process.kill(owner.pid, 'SIGKILL')
    await ready(2)
    expect((await page()).status).toBe(200)
    const postmaster = pidIn('postgres/postmaster.pid')
    shop.process.kill('SIGINT')
    expect(await shop.ended).toBe(0)
    expect(() => process.kill(postmaster, 0)).toThrow('ESRCH')
  } finally {
    shop.process.kill('SIGTERM')
    await shop.ended
  }
})
