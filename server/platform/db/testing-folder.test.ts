import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeLeft } from './testing-folder.ts'

test('removes folders of finished runs, but not those of running ones and of other users', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'okolitsa-left-'))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const present = `okolitsa-cluster-${process.pid}-abc`
  for (const name of [`okolitsa-cluster-${ended}-abc`, present, `other-${ended}-abc`]) {
    await mkdir(join(parent, name, 'postgres'), { recursive: true })
  }
  await removeLeft(parent)
  expect((await readdir(parent)).sort()).toEqual([present, `other-${ended}-abc`])
  await rm(parent, { recursive: true, force: true })
})
