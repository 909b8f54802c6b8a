import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What a clone has of its own and what a run leaves behind. */
const left = new Set(['.git', '.data', 'artifacts', 'results'])

/**
 * Puts a second copy of the whole shop (sources, packages, the built storefront) into `target`, a folder that does not
 * exist yet: files are hard links where the disk allows it, so this takes a second and no room.
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
    // another disk, or a disk without hard links
    copyFileSync(source, copy)
  }
}
