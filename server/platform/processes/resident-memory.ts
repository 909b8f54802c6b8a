import { readFileSync } from 'node:fs'

const KILOBYTES_IN_MEGABYTE = 1024

/** Resident memory of a process, MB; null = not known (only Linux reports it). */
export function residentMegabytes(pid: number): number | null {
  if (process.platform !== 'linux') return null
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / KILOBYTES_IN_MEGABYTE
  } catch {
    // the process has ended
    return null
  }
}
