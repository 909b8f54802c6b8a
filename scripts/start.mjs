/**
 * `npm start`: installs and builds missing parts, then runs the server on the pinned Node and restarts it when it ends
 * unexpectedly. `npm run dev` is the same with `--dev`: the server restarts on a change and the storefront is built on
 * the fly. With `--empty` the market has no demo, and its data are apart from the demo's.
 */
import { join } from 'node:path'
import { prepareText as text } from '../strings/ru/prepare.mjs'
import { emptyMarketSettings } from './empty-market.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureBuilt, pinnedNode, projectEnvironment, root } from './prepare.mjs'
import { supervise } from './supervise.mjs'

const isDev = process.argv.includes('--dev')
const began = Date.now()

await ensureInstalled('shop')
const node = pinnedNode()
if (!isDev) await ensureBuilt(node)

const environment = projectEnvironment(node, {
  OKOLITSA_START_BEGAN: String(began),
  DEMO_HISTORY: process.env.DEMO_HISTORY || '1',
  ...(isDev ? { OKOLITSA_WEB_DEV: '1' } : {}),
  ...emptyMarketSettings(process.argv.slice(2), process.env),
})
const configuredNow = Date.parse(environment.OKOLITSA_NOW ?? '')
const configuredAt = Date.now()
const server = supervise({
  file: node,
  args: [...(isDev ? ['--watch', '--watch-preserve-output'] : []), join(root, 'server', 'main.ts')],
  // the channel shows the server that this process has ended, even when it was killed
  spawnOptions: { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment },
  onRestart: ({ reason, pauseMs }) => {
    const startsAt = Date.now() + pauseMs
    environment.OKOLITSA_START_BEGAN = String(startsAt)
    // a shop with a shifted time continues from the time at which it ended
    if (configuredNow) environment.OKOLITSA_NOW = new Date(configuredNow + startsAt - configuredAt).toISOString()
    console.error(text.restarting(reason, pauseMs / 1000))
  },
})

// Ctrl-C reaches the server too, and npm repeats it; the server handles the first signal only
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.stop(signal))

// npm starts this script through a shell, and a signal sent to npm alone ends that shell but not this script, which
// then stops, too
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && server.stop('SIGTERM'), 250).unref()
}

process.exitCode = await server.ended
