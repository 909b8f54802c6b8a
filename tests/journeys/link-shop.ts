import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Files that are not copied: the clone's metadata and results of runs. */
const left = new Set(['.git', '.data', 'artifacts', 'results'])

/**
 * Copies the whole shop (sources, packages, the built storefront) into `target`, a new folder: files are hard links
 * where the disk allows it, so this takes a second and no space.
 */
export function linkShop(target: string): void {
  linkFolder(root, target)
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o755 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy)
    else if (!entry.isDirectory()) linkFile(source, copy)
    else if (!left.has(entry.name) || from.includes('node_modules')) linkFolder(source, copy)
  }
}

function linkFile(source: string, copy: string): void {
  try {
    linkSync(source, copy)
  } catch {
    // another disk, or one without hard links
    copyFileSync(source, copy)
  }
}
