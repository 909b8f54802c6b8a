import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartFailure } from '../config/start-failure.ts'
import type { PostgresRunner } from './embedded-account.ts'

import { lastLine, openLog, serverEnvironment } from './embedded-log.ts'

export const superuser = 'okolitsa'

/**
 * Creates the folder of a new cluster.
 * @throws StartFailure `databaseDidNotStart`
 */
export async function createCluster(runner: PostgresRunner, password: string, logFile: string, isDisposable: boolean) {
  // created under a temporary name and renamed, so that an interrupted start leaves no incomplete cluster
  const unfinished = `${runner.clusterDir}.unfinished`
  const passwordFile = join(dirname(runner.clusterDir), 'postgres.password')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  runner.giveOwnership(unfinished)
  runner.giveOwnership(passwordFile)
  try {
    const args = [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Trigram search on Cyrillic needs a UTF-8 character type; byte order keeps indexes independent of the system.
      '--locale=C.UTF-8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // the password is random and lives as long as the run, so each of its thousand sign-ins need not be slow
      ...(isDisposable ? ['--no-sync', '--set=scram_iterations=1'] : []),
    ]
    const code = await run(runner, runner.binaries.initdb, args, logFile)
    if (code !== 0) {
      throw StartFailure.of('databaseDidNotStart', { reason: `initdb: ${await lastLine(logFile)}`, path: logFile })
    }
    await rename(unfinished, runner.clusterDir)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Sets the password in single-user mode when the file that contained it is lost. */
export async function resetPassword(runner: PostgresRunner, password: string, logFile: string): Promise<void> {
  const sql = `ALTER ROLE ${superuser} PASSWORD '${password}';\n`
  const code = await run(
    runner,
    runner.binaries.postgres,
    ['--single', '-D', runner.clusterDir, 'postgres'],
    logFile,
    sql,
  )
  if (code !== 0) {
    throw StartFailure.of('databaseDidNotStart', { reason: await lastLine(logFile), path: logFile })
  }
}

/**
 * Runs a PostgreSQL program to its end.
 * @returns its exit code, null when it could not be run
 */
async function run(runner: PostgresRunner, program: string, args: string[], logFile: string, input = '') {
  const log = openLog(logFile)
  const { file, args: full, options } = runner.command(program, args)
  const child = spawn(file, full, { ...options, env: serverEnvironment(), stdio: ['pipe', log, log] })
  closeSync(log)
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  return new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
}
