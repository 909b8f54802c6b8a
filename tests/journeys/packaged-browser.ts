import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'

const PACKAGES = new URL('../../node_modules/', import.meta.url)
const CACHE = fileURLToPath(new URL('.cache/', PACKAGES))

/**
 * The Chromium of the npm package, unpacked once for each of its versions. Left to itself the package unpacks into the
 * machine's temporary folder under one name: whoever asks while another unpacks is given half a browser, what was
 * interrupted stays half for ever, and a folder of another user cannot be used. Here it is unpacked aside and moved.
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
  // the folder is asked for as it begins
  const unpacking = chromium.executablePath()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  await unpacking
  // a browser that ran while `npm ci` took its files away leaves a folder without itself, which bars the way
  if (existsSync(folder) && !existsSync(browser))
    await rename(folder, `${draft}-without-browser`).catch(() => undefined)
  // somebody else may have been faster; theirs is as good
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  return browser
}
