import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startText } from '@okolitsa/strings/ru/start.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoDatabase, testDatabase } from './platform/db/testing.ts'

const database = await testDatabase()
const children: ChildProcess[] = []
let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'okolitsa-main-'))
})
afterAll(() => {
  // a failed test must not leave a shop running
  for (const child of children) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

interface Started {
  process: ChildProcess
  output(): string
  ended: Promise<number | null>
}

/** Starts the shop as a separate process with a minimal environment. */
function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_NO_WARNINGS: '1',
      PORT: '0',
      EMULATORS_PORT: '0',
      OKOLITSA_DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  const append = (part: Buffer) => {
    output += part
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  return { process: child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) }
}

/** Output and exit code of a refused start. */
async function refusal(environment: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const started = start(environment)
  const code = await started.ended
  return { code, lines: started.output().trimEnd().split('\n') }
}

async function whenOpen(started: Started): Promise<string> {
  for (;;) {
    const address = /http:\/\/[\d.]+:\d+/.exec(started.output())?.[0]
    if (address && started.output().includes('Ctrl-C')) return address.replace('0.0.0.0', '127.0.0.1')
    if (started.process.exitCode !== null) throw new Error(started.output())
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

async function occupy(): Promise<{ port: number; server: Server }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : 0, server }
}

describe('a start that fails prints one line and exits with 1', () => {
  test.each([
    ['a bad setting', { PORT: 'many' }, 'PORT'],
    ['no secret in production', { NODE_ENV: 'production', SMS_PROVIDER: 'emulator' }, 'NODE_ENV=production'],
    ['a data folder that cannot be made', { OKOLITSA_DATA_DIR: '/dev/null/data' }, 'OKOLITSA_DATA_DIR'],
    ['a database that does not answer', { DATABASE_URL: 'postgres://a:secret-word@127.0.0.1:1/x' }, '127.0.0.1:1'],
  ])('prints the reason in one line and exits with 1: %s', async (_case, environment, named) => {
    const { code, lines } = await refusal(environment)
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(named)
    expect(lines[0]).toMatch(/[а-я]/i)
    expect(lines[0]).not.toContain('secret-word')
  })

  test.each(['PORT', 'EMULATORS_PORT'])('refuses a taken %s', async (name) => {
    const { port, server } = await occupy()
    const { code, lines } = await refusal({ [name]: String(port) })
    server.close()
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringContaining(`${port}`)])
    expect(lines[0]).toContain(name)
  })
})

describe('a start on an external database', () => {
  test('opens the shop without an embedded database, and exits with 0 on Ctrl-C', async () => {
    const started = start({ DATABASE_URL: database, OKOLITSA_DEMO: '0', SMS_PROVIDER: 'emulator' })
    const address = await whenOpen(started)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(started.output()).toContain('Пустой рынок открыт')
    expect(started.output()).toContain('(отдельно от показа)')
    started.process.kill('SIGINT')
    // npm repeats the terminal's signal
    started.process.kill('SIGINT')
    expect(await started.ended).toBe(0)
  })
})

test.each([
  ['a demo', { OKOLITSA_DEMO: '1' }, startText.demoInProduction],
  [
    'an emulator',
    { TOKEN_SECRET: 't'.repeat(32), SERVICE_SECRET: 's'.repeat(32), SMS_PROVIDER: 'emulator' },
    startText.emulatedInProduction('SMS_PROVIDER'),
  ],
])(
  'warns that %s in production lets anybody in, and binds the emulators to this machine',
  async (_case, environment, warning) => {
    const { port, server } = await occupy()
    await new Promise((resolve) => server.close(resolve))
    const started = start({
      NODE_ENV: 'production',
      ...environment,
      DATABASE_URL: 'OKOLITSA_DEMO' in environment ? await demoDatabase() : await testDatabase(),
      EMULATORS_PORT: String(port),
      HOST: '0.0.0.0',
    })
    const shop = new URL(await whenOpen(started))
    expect(started.output()).toContain(warning)
    const status = (host: string, at: string | number) =>
      fetch(`http://${host}:${at}/healthz`).then(
        (answer) => answer.status,
        () => 'nobody there',
      )
    expect(await status('127.0.0.1', port)).not.toBe('nobody there')
    // another IP address of this machine, where the shop itself may be listening
    expect(await status('127.0.0.2', port)).toBe('nobody there')
    if (process.platform === 'linux') expect(await status('127.0.0.2', shop.port)).toBe(200)
    started.process.kill('SIGINT')
    expect(await started.ended).toBe(0)
  },
)
