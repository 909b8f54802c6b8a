import { createProcesses, type ProcessLimits, TaskFailure } from '../../platform/processes/processes.ts'
import type { DrawingFailure, DrawingTask } from './draw.ts'

/** The file can not be drawn; everything else that goes wrong is the process's fault. */
export class Undrawable extends Error {
  readonly failure: DrawingFailure
  constructor(failure: DrawingFailure) {
    super(`the picture is ${failure}`)
    this.failure = failure
  }
}

/** Draws somewhere else than here. */
export interface Drawing {
  /** @throws Undrawable, ProcessDeath */
  run(task: DrawingTask): Promise<Buffer>
  close(): void
}

const LIMITS: ProcessLimits = {
  timeMs: 15_000,
  javascriptMegabytes: 256,
  // 25 megapixels of an interlaced PNG take 350
  residentMegabytes: 768,
  outputBytes: 32 * 1024 * 1024,
  // a shop whose pictures are all made needs none
  idleMs: 60_000,
}
const PROGRAM = new URL('drawing-process.ts', import.meta.url)

/**
 * Processes that decode and draw pictures. As many run at once as tasks are given at once; who gives them keeps that
 * number small.
 */
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
