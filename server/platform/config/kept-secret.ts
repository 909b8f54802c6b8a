import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from './start-failure.ts'

/**
 * Returns a secret that is generated once and stored in the data folder, so that people stay signed in across restarts.
 * When several processes call it concurrently, the first one writes the secret and the others read it.
 */
export function keptSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw StartFailure.of('dataDirUnwritable', { path: dataDir }, error)
    }
  }
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw StartFailure.of('dataDirUnwritable', { path: dataDir }, error)
  }
}
