import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DrawingFailure, DrawingTask } from './draw.ts'
import type { DrawingAnswer } from './drawing-process.ts'

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
  /** @throws Undrawable */
  run(task: DrawingTask): Promise<Buffer>
  close(): void
}

/** A picture that takes longer ends together with its process, ms. */
const TIME_LIMIT_MS = 15_000
/** A process with nothing to draw ends after this, ms: a shop whose pictures are all made needs none. */
const IDLE_MS = 60_000
const PROGRAM = fileURLToPath(new URL('drawing-process.ts', import.meta.url))

/**
 * Processes that decode and draw pictures. Not threads: those would share the server's few threads for files, names
 * and connections, could not be stopped in the midst of a picture, and would take the shop along when a decoder falls.
 * As many run at once as tasks are given at once; who gives them keeps that number small.
 */
export function createDrawingProcesses(options: { timeLimitMs?: number; idleMs?: number } = {}): Drawing {
  const { timeLimitMs = TIME_LIMIT_MS, idleMs = IDLE_MS } = options
  const free: { child: ChildProcess; timer: NodeJS.Timeout }[] = []
  const all = new Set<ChildProcess>()

  function start(): ChildProcess {
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    all.add(child)
    child.once('exit', () => all.delete(child))
    return child
  }
  const isAlive = (child: ChildProcess) => child.connected && !child.killed && child.exitCode === null

  function take(): ChildProcess {
    for (let next = free.pop(); next; next = free.pop()) {
      clearTimeout(next.timer)
      if (!isAlive(next.child)) continue
      next.child.ref()
      next.child.channel?.ref()
      return next.child
    }
    return start()
  }
  function giveBack(child: ChildProcess): void {
    if (!isAlive(child)) return
    // an idle process does not keep its parent alive
    child.unref()
    child.channel?.unref()
    const timer = setTimeout(() => child.kill('SIGKILL'), idleMs)
    timer.unref()
    free.push({ child, timer })
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        const child = take()
        const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs)
        const settle = (act: () => void) => {
          clearTimeout(timer)
          child.off('message', onAnswer)
          child.off('exit', onEnd)
          child.off('error', onEnd)
          giveBack(child)
          act()
        }
        const onAnswer = (answer: DrawingAnswer) =>
          settle(() => {
            if ('failure' in answer) reject(new Undrawable(answer.failure))
            // what came over the wire is bytes, not always a Buffer
            else resolve(Buffer.from(answer.picture.buffer, answer.picture.byteOffset, answer.picture.byteLength))
          })
        const onEnd = () => settle(() => reject(new Error('the process that draws ended')))
        child.on('message', onAnswer)
        child.once('exit', onEnd)
        child.once('error', onEnd)
        child.send(task, (error) => {
          if (error) child.kill('SIGKILL')
        })
      }),
    close() {
      for (const child of all) child.kill('SIGKILL')
    },
  }
}
