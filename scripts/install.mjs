/**
 * Installs the packages of package-lock.json that are needed: a shop (`npm start`) needs the workspaces `server` and
 * `web` with their dependencies; the checks (`npm test`) need all packages, the browser included. Plain JavaScript for
 * any Node from 20 on, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareText as text } from '../strings/ru/prepare.mjs'
import { refuse } from './refuse.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const shopWorkspaces = ['server', 'web']

/**
 * Installs missing packages into node_modules.
 * @param {'shop' | 'everything'} extent
 */
export async function ensureInstalled(extent) {
  if (Number(process.versions.node.split('.')[0]) < 20) refuse(text.oldNode(process.version))
  const lock = readPackages(join(root, 'package-lock.json'))
  if (lock === null) return refuse(text.noLock)
  const present = readPackages(join(root, 'node_modules', '.package-lock.json')) ?? {}
  if (holds(present, neededBy(lock, extent))) return
  const hasShop = holds(present, neededBy(lock, 'shop'))
  console.log(hasShop ? text.installingChecks : text.installing)
  const began = Date.now()
  const progress = setInterval(() => console.log(text.stillInstalling(Math.round((Date.now() - began) / 1000))), 20_000)
  // NODE_ENV=production must not exclude the pinned Node and the builder, which are development dependencies.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if (extent === 'shop') options.push(...shopWorkspaces.map((name) => `--workspace=${name}`))
  // `npm ci` empties node_modules first, and a shop may be running on it; then missing packages are only added.
  let code = hasShop ? 1 : await runNpm(root, ['ci', ...options])
  if (code !== 0) {
    // a lock without the packages of some platform stops `npm ci`; `npm install` keeps the same locked versions
    if (!hasShop) console.log(text.secondTry)
    code = await runNpm(root, ['install', '--no-save', ...options])
  }
  clearInterval(progress)
  if (code !== 0) refuse(text.installFailed)
  console.log(text.installed)
}

/**
 * Installs the packages for generating committed pictures, icons and lists of towns, a separate project outside the
 * workspaces.
 */
export async function ensureAssets() {
  const folder = join(root, 'scripts', 'assets')
  const wanted = readPackages(join(folder, 'package-lock.json')) ?? refuse(text.noLock)
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json')) ?? {}
  const paths = Object.keys(wanted).filter((path) => path.includes('node_modules/'))
  if (holds(present, new Map(paths.map((path) => [path, wanted[path]])))) return
  console.log(text.installingAssets)
  const code = await runNpm(folder, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) refuse(text.installFailed)
}

/**
 * Compares versions with npm's own list in node_modules, without a separate stamp file.
 * @param {Record<string, any>} present
 * @param {Map<string, any>} wanted
 */
export function holds(present, wanted) {
  return [...wanted].every(([path, entry]) => {
    const found = present[path]
    // a package for another platform is optional and absent
    if (found === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true
    return found.version === entry.version && found.link === entry.link
  })
}

/**
 * The required entries of the lock, found by Node's resolution of packages.
 * @param {Record<string, any>} lock
 * @param {'shop' | 'everything'} extent
 */
export function neededBy(lock, extent) {
  const packages = Object.entries(lock).filter(([path]) => path.includes('node_modules/'))
  if (extent === 'everything') return new Map(packages)
  const found = new Map()
  const queue = [...shopWorkspaces]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = lock[path] ?? {}
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
    for (const name of names) {
      const place = resolve(lock, path, name)
      if (place === undefined || found.has(place)) continue
      found.set(place, lock[place])
      queue.push(lock[place].link ? lock[place].resolved : place)
    }
  }
  return found
}

/** The nearest copy of a package, upwards from the requesting one. */
function resolve(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (lock[place] !== undefined) return place
    if (folder === '') return undefined
  }
}

function readPackages(file) {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? null) : null
  } catch {
    return null
  }
}

/** Runs npm with the program that started this script, or the one in PATH. @returns its exit code */
function runNpm(folder, args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return runIn(folder, process.execPath, [npm, ...args], process.env)
  return runIn(folder, 'npm', args, process.env, process.platform === 'win32')
}

/**
 * Runs a program to its end.
 * @returns its exit code
 */
export function runIn(cwd, file, args, env, shell = false) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, stdio: 'inherit', env, shell })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
