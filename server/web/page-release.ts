import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../platform/config/config.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What runs, and what was built of the storefront: its files are named by their contents in the manifests. */
const PARTS = ['server', 'contracts', 'domain', 'strings', join('web', 'dist')]
const WHAT_RUNS = /(\.(ts|sql)|manifest\.json|entry-server\.js)$/
const BESIDE = /\.(test|data)\.ts$|[/\\]node_modules[/\\]/
/** A node's own affair, or nobody's: no page shows them. */
const OWN_SETTINGS =
  /^(HOST|PORT|EMULATORS_PORT|HTTPS_PORT|OKOLITSA_DATA_DIR|LOG_LEVEL|MAX_.*|DISK_.*|IMAGE_CACHE_MAX_MB|TRUSTED_PROXIES)$|DATABASE|VALKEY|PASSWORD|USERNAME|LOGIN|SECRET|SALT|CODE|TOKEN|PRIVATE/

/**
 * Names the program, its built files and the settings that pages may show: nodes where all of it is equal render equal
 * pages.
 */
export async function pagesRelease(config: Config): Promise<string> {
  const sum = createHash('sha256')
  const settings = Object.entries(config).filter(([name]) => !OWN_SETTINGS.test(name))
  sum.update(JSON.stringify(settings.toSorted(([one], [other]) => (one < other ? -1 : 1))))
  for (const part of PARTS) {
    const entries = await readdir(join(ROOT, part), { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => WHAT_RUNS.test(file) && !BESIDE.test(file))
    for (const file of files.toSorted()) sum.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return sum.digest('base64url')
}
