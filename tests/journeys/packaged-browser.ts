import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'

const PACKAGES = new URL('../../node_modules/', import.meta.url)
const CACHE = fileURLToPath(new URL('.cache/', PACKAGES))

/**
 * The Chromium of the npm package, unpacked once per version. By default the package unpacks into the temporary folder
 * under one name: concurrent callers get a partial browser, an interrupted one stays partial, and another user's folder
 * is unusable. Here it is unpacked separately and moved.
 */
export async function packagedBrowser(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('@sparticuz/chromium/package.json', PACKAGES), 'utf8')) as {
    version: string
  }
  const folder = join(CACHE, `chromium-${version}`)
  const browser = join(folder, 'chromium')
  if (existsSync(browser)) return browser
  const draft = `${folder}-${randomUUID()}`
  await mkdir(draft, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = draft
  // the folder is read at the start
  const unpacking = chromium.executablePath()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  await unpacking
  // a browser that ran while `npm ci` removed its files leaves a blocking empty folder
  if (existsSync(folder) && !existsSync(browser))
    await rename(folder, `${draft}-without-browser`).catch(() => undefined)
  // another process may have been faster; its copy is equivalent
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  return browser
}
