import { existsSync, openSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const logFileLimitBytes = 10 * 1024 * 1024

/** The environment of the server without the caller's PG… variables and locale, which PostgreSQL would read. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_|npm_)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

/** Appends PostgreSQL's output to this file, which is truncated when it has grown too long. */
export function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > logFileLimitBytes) writeFileSync(file, '')
  return openSync(file, 'a', 0o600)
}

/** The last line of the log, which explains why the server ended. */
export async function lastLine(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n')
  const telling = lines.filter((line) => /FATAL|PANIC|ERROR|error:|could not/i.test(line)).at(-1)
  return (telling ?? lines.at(-1) ?? '').slice(0, 300)
}
