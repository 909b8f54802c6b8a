/** Installs and builds missing parts, then measures on the pinned Node (`npm run bench`). */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from '../../scripts/install.mjs'
import { ensureBuilt, pinnedNode, projectEnvironment, root } from '../../scripts/prepare.mjs'

await ensureInstalled('everything')
const node = pinnedNode()
await ensureBuilt(node)
const bench = spawn(node, [join(root, 'tests', 'bench', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(node),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => bench.kill(signal))
bench.once('exit', (code) => {
  process.exitCode = code ?? 1
})
