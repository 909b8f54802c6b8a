/**
 * `npm start`: installs and builds what is missing, then runs the server on the pinned Node.
 * `npm run dev` is the same with `--dev`: the server restarts on a change and the storefront is built on the fly.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, pinnedNode, projectEnvironment, root } from './prepare.mjs'

const isDev = process.argv.includes('--dev')
const began = Date.now()

await ensureInstalled()
const node = pinnedNode()
if (!isDev) await ensureBuilt(node)

const flags = isDev ? ['--watch', '--watch-preserve-output'] : []
const server = spawn(node, [...flags, join(root, 'server', 'main.ts')], {
  cwd: root,
  // The channel tells the server that we are gone, even when we were killed outright.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: projectEnvironment(node, {
    OKOLITSA_START_BEGAN: String(began),
    ...(isDev ? { OKOLITSA_WEB_DEV: '1' } : {}),
  }),
})

// Ctrl-C reaches the server too, and npm repeats it: the server heeds the first one only.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))

// npm runs us through a shell, and a signal sent to npm alone ends that shell but not us: notice and stop too.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && server.kill('SIGTERM'), 250).unref()
}

server.once('error', (error) => {
  console.error(error.message)
  process.exitCode = 1
})
server.once('exit', (code) => {
  process.exitCode = code ?? 1
  if (server.connected) server.disconnect()
})
