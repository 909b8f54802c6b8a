/**
 * Makes a fresh clone runnable: installs what package-lock.json asks for, finds the pinned Node, builds a stale web.
 * Plain JavaScript for any Node from 20 on: it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareText as text } from '../strings/ru/prepare.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'

/** Ends the process with one line for the person at the terminal. */
export function refuse(line) {
  console.error(line)
  process.exit(1)
}

/** Installs when node_modules does not hold what package-lock.json asks for. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) refuse(text.oldNode(process.version))
  if (!existsSync(join(root, 'package-lock.json'))) refuse(text.noLock)
  if (isInstalled()) return
  console.log(text.installing)
  const began = Date.now()
  const progress = setInterval(() => console.log(text.stillInstalling(Math.round((Date.now() - began) / 1000))), 20_000)
  // NODE_ENV=production must not drop the pinned Node and the builder, which are development dependencies.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  let code = await runNpm(['ci', ...options])
  if (code !== 0) {
    // A lock without the packages of some platform stops `npm ci`; `npm install` keeps the same locked versions.
    console.log(text.secondTry)
    code = await runNpm(['install', '--no-save', ...options])
  }
  clearInterval(progress)
  if (code !== 0) refuse(text.installFailed)
  console.log(text.installed)
}

/** Compares versions with the list npm leaves in node_modules: no stamp of ours to go wrong. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    // A package for another platform is optional and absent.
    if (found === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true
    return found.version === entry.version && found.link === entry.link
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/** The Node every script of the project runs on: the pinned one, or the present one when it is new enough. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')
  if (!existsSync(pinned)) {
    // Install scripts were forbidden (`ignore-scripts`): do the one thing that script does.
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

/** The environment where `node` and the tools of the project are found first. */
export function projectEnvironment(node, more = {}) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env[pathName] ?? ''].join(delimiter)
  return { ...process.env, ...more, [pathName]: path }
}

const webSources = ['web', 'contracts', 'domain', 'strings', 'package-lock.json']
const webStamp = join(root, 'web', 'dist', '.sources')

/** Builds the storefront (the browser's bundle and the server's) when its sources have changed since the last build. */
export async function ensureBuilt(node) {
  const sources = hashOf(webSources)
  if (existsSync(webStamp) && readFileSync(webStamp, 'utf8') === sources) return
  console.log(text.building)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // the release that pages tell with their calls: its sources name it
  const release = `${version}+${sources.slice(0, 8)}`
  const environment = projectEnvironment(node, { NODE_ENV: 'production', VITE_APP_VERSION: release })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const build = (...flags) => runIn(join(root, 'web'), node, [vite, 'build', '--logLevel=error', ...flags], environment)
  const codes = await Promise.all([build(), build('--ssr')])
  if (codes.some((code) => code !== 0)) refuse(text.buildFailed)
  writeFileSync(webStamp, sources)
  console.log(text.built)
}

/** A hash of names and contents; tests and build results do not count. */
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

/** Runs npm with the program that started us, or the one in PATH. @returns its exit code */
function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return runIn(root, process.execPath, [npm, ...args], process.env)
  return runIn(root, 'npm', args, process.env, isWindows)
}

function runIn(cwd, file, args, env, shell = false) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, stdio: 'inherit', env, shell })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
