import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A copy of the tree for trials, with the same packages. The caller removes it.
 * @param isWanted files to copy; all by default
 */
export function scratchCopy(root: string, isWanted: (path: string) => boolean = () => true): string {
  const copy = mkdtempSync(join(tmpdir(), 'okolitsa-scratch-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const path of listed.split('\n'))
    if (path !== '' && isWanted(path) && existsSync(join(root, path))) cpSync(join(root, path), join(copy, path))
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const from = join(root, 'node_modules', name)
    // the copy has its own workspaces
    if (name === '@okolitsa')
      cpSync(from, join(copy, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, join(copy, 'node_modules', name))
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  return copy
}
