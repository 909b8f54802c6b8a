import { existsSync, openSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const logFileLimitBytes = 10 * 1024 * 1024

/** PostgreSQL reads PG… variables and the locale of its caller; ours must not affect it. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_|npm_)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

/** Appends PostgreSQL's output to this file, which is truncated when it has grown too long. */
export function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > logFileLimitBytes) writeFileSync(file, '')
  return openSync(file, 'a', 0o600)
}

/** The line of the log that explains why the server ended. */
export async function lastLine(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n')
  const telling = lines.filter((line) => /FATAL|PANIC|ERROR|error:|could not/i.test(line)).at(-1)
  return (telling ?? lines.at(-1) ?? '').slice(0, 300)
}
