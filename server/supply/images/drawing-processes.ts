import { createProcesses, type ProcessLimits, TaskFailure } from '../../platform/processes/processes.ts'
import type { DrawingFailure, DrawingTask } from './draw.ts'

/** A failure caused by the file; other errors are caused by the process. */
export class Undrawable extends Error {
  readonly failure: DrawingFailure
  constructor(failure: DrawingFailure) {
    super(`the picture is ${failure}`)
    this.failure = failure
  }
}

/** Draws pictures in separate processes. */
export interface Drawing {
  /**
   * Draws a picture.
   * @throws Undrawable, ProcessDeath
   */
  run(task: DrawingTask): Promise<Buffer>
  close(): void
}

const LIMITS: ProcessLimits = {
  timeMs: 15_000,
  javascriptMegabytes: 256,
  // an interlaced PNG of 25 megapixels takes 350
  residentMegabytes: 768,
  outputBytes: 32 * 1024 * 1024,
  // all processes end when no picture has been drawn for a minute
  idleMs: 60_000,
}
const PROGRAM = new URL('drawing-process.ts', import.meta.url)

/** A pool of processes that decode and draw. Every task has its own process; callers limit concurrency. */
export function createDrawingProcesses(limits: Partial<ProcessLimits> = {}): Drawing {
  const processes = createProcesses<DrawingTask>(PROGRAM, { ...LIMITS, ...limits })
  return {
    run: (task) =>
      processes.run(task).catch((error: unknown) => {
        throw error instanceof TaskFailure ? new Undrawable(error.word as DrawingFailure) : error
      }),
    close: processes.close,
  }
}
