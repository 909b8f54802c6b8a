/**
 * Makes an installed clone runnable: finds the pinned Node, rebuilds an outdated web. Plain JavaScript for any Node
 * from 20 on, because the present Node may run it.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareText as text } from '../strings/ru/prepare.mjs'
import { runIn } from './install.mjs'
import { refuse } from './refuse.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'

/** The Node of every script: the pinned one, or the present one when it is new enough. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')
  if (!existsSync(pinned)) {
    // install scripts were disabled (`ignore-scripts`), so the required one is run here
    spawnSync(process.execPath, ['installArchSpecificPackage'], {
      cwd: join(root, 'node_modules', 'node'),
      stdio: 'ignore',
    })
  }
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) {
    console.error(text.pinnedNodeMissing(process.version))
    return process.execPath
  }
  return refuse(text.pinnedNodeNeeded(process.version))
}

/**
 * Node's compile cache, with which the second start of a shop reads two thousand TypeScript files a second faster. Each
 * build empties it, because its files have other names.
 */
const compiled = join(root, 'node_modules', '.cache', 'node')

/** An environment in which `node` and the project's tools are found first. */
export function projectEnvironment(node, more = {}) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env[pathName] ?? ''].join(delimiter)
  return { NODE_COMPILE_CACHE: compiled, ...process.env, ...more, [pathName]: path }
}

const webSources = ['web', 'contracts', 'domain', 'strings', 'package-lock.json']
/**
 * Languages of the storefront, which is built once for each, so that a page contains the texts of its own language
 * only.
 */
const LANGUAGES = ['ru', 'en']
const webStamp = join(root, 'web', 'dist', '.sources')

/** Builds the storefront (the browser's bundle and the server's) when its sources have changed. */
export async function ensureBuilt(node) {
  const sources = hashOf(webSources)
  if (existsSync(webStamp) && readFileSync(webStamp, 'utf8') === sources) return
  console.log(text.building)
  rmSync(compiled, { recursive: true, force: true })
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // the release that pages send with their calls, derived from the sources
  const release = `${version}+${sources.slice(0, 8)}`
  const environment = projectEnvironment(node, { NODE_ENV: 'production', VITE_APP_VERSION: release })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = (...flags) => runIn(join(root, 'web'), node, [vite, 'build', '--logLevel=error', ...flags], environment)
  const languages = LANGUAGES.map((language) => ['--mode', language])
  const codes = await Promise.all(languages.flatMap((mode) => [build(...mode), build(...mode, '--ssr')]))
  if (codes.some((code) => code !== 0)) refuse(text.buildFailed)
  writeFileSync(webStamp, sources)
  console.log(text.built)
}

/** A hash of names and contents without tests and build results. */
function hashOf(paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const entries = readdirSync(join(root, path), { withFileTypes: true })
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const inside = join(path, entry.name)
      if (entry.isDirectory()) {
        if (entry.name !== 'dist' && entry.name !== 'node_modules') visit(inside)
      } else if (!/\.test\.tsx?$/.test(entry.name)) {
        hash
          .update(inside)
          .update('\0')
          .update(readFileSync(join(root, inside)))
          .update('\0')
      }
    }
  }
  for (const path of paths) {
    if (path.includes('.')) hash.update(readFileSync(join(root, path)))
    else visit(path)
  }
  return hash.digest('hex')
}
