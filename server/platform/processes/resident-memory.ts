import { readFileSync } from 'node:fs'

const KILOBYTES_IN_MEGABYTE = 1024

/** Memory that a process takes now, MB; null = the system does not tell. Only Linux does. */
export function residentMegabytes(pid: number): number | null {
  if (process.platform !== 'linux') return null
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / KILOBYTES_IN_MEGABYTE
  } catch {
    // it has ended meanwhile
    return null
  }
}
