import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { serialize } from 'node:v8'
import { BrokenFrames, createFrameReader, type FrameReader, framed } from './frames.ts'
import { residentMegabytes } from './resident-memory.ts'

/** Error of a task that its process rejected with a reason, so the input is at fault. */
export class TaskFailure extends Error {
  readonly word: string
  constructor(word: string) {
    super(`the task failed: ${word}`)
    this.word = word
  }
}

/** Reason why a process ended during a task: an exceeded limit, a crash, or the end of the server. */
export type DeathCause = 'time' | 'memory' | 'output' | 'fall' | 'closed'

export class ProcessDeath extends Error {
  readonly reason: DeathCause
  constructor(reason: DeathCause, lastWords: string) {
    super(`a process ended in the midst of its task: ${reason}${lastWords && `\n${lastWords}`}`)
    this.reason = reason
  }
}

export interface ProcessLimits {
  /** Maximum time from the start of a task to the end of its result, ms. */
  readonly timeMs: number
  /** Maximum JavaScript heap, MB. */
  readonly javascriptMegabytes: number
  /** Maximum total memory, MB, checked while a task runs where the system reports it. */
  readonly residentMegabytes: number
  /** Maximum size of one result, bytes. */
  readonly outputBytes: number
  /** Time after which an idle process ends, ms; 0 = a new process for each task. */
  readonly idleMs: number
}

/** Runs tasks in separate processes, concurrent tasks in one process each. */
export interface Processes<Task> {
  /**
   * Runs one task.
   * @param onPart handles a part of the result, before the next part is read
   * @returns the end of the result
   * @throws TaskFailure, ProcessDeath, and errors of `onPart`
   */
  run(task: Task, onPart?: (part: Buffer) => Promise<void> | void): Promise<Buffer>
  close(): void
}

type Pipes = ChildProcessByStdio<Writable, Readable, Readable>

interface Child {
  readonly pipes: Pipes
  readonly frames: FrameReader
  /** Resolves when the process ended, to the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>
  readonly lastWords: () => string
}

/** Interval of memory checks, ms. */
const MEMORY_LOOK_MS = 50
/** Time for a process to exit after its output has ended, ms. */
const END_MS = 1_000
/** Maximum bytes of a process's last output that are stored. */
const LAST_WORDS_BYTES = 2_000
/** The environment of a process, without the server's secrets and settings. Windows requires SystemRoot. */
const environment = () => {
  const { SystemRoot } = process.env
  return process.platform === 'win32' && SystemRoot !== undefined ? { SystemRoot } : {}
}

/**
 * Separate processes for uploaded files, so that a malicious file ends its process only. A thread would share memory
 * with the server, and a crashing decoder would end the shop.
 * @param program the file that calls `serveTasks`
 */
export function createProcesses<Task>(program: URL, limits: ProcessLimits): Processes<Task> {
  const free: { child: Child; timer: NodeJS.Timeout }[] = []
  const all = new Set<Pipes>()
  let isClosed = false

  function start(): Child {
    const pipes = spawn(
      process.execPath,
      [`--max-old-space-size=${limits.javascriptMegabytes}`, '--no-warnings', fileURLToPath(program)],
      { env: environment(), stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true },
    )
    // the end of the output reports the error
    pipes.on('error', () => undefined)
    if (pipes.pid === undefined) throw new ProcessDeath('fall', 'it did not start')
    all.add(pipes)
    const ended = new Promise<NodeJS.Signals | null>((resolve) => {
      pipes.once('exit', (_, signal) => {
        all.delete(pipes)
        resolve(signal)
      })
    })
    let last = Buffer.alloc(0)
    pipes.stderr.on('data', (chunk: Buffer) => {
      last = Buffer.concat([last, chunk]).subarray(-LAST_WORDS_BYTES)
    })
    pipes.stdin.on('error', () => undefined)
    return { pipes, ended, frames: createFrameReader(pipes.stdout), lastWords: () => last.toString() }
  }

  const isAlive = ({ pipes }: Child) => !pipes.killed && pipes.exitCode === null && pipes.signalCode === null

  function take(): Child {
    for (let next = free.pop(); next; next = free.pop()) {
      clearTimeout(next.timer)
      if (!isAlive(next.child)) continue
      for (const held of heldBy(next.child)) held.ref()
      return next.child
    }
    return start()
  }

  function giveBack(child: Child): void {
    if (!isAlive(child)) return
    if (limits.idleMs === 0) {
      child.pipes.kill('SIGKILL')
      return
    }
    // an idle process must not keep its parent alive
    for (const held of heldBy(child)) held.unref()
    const timer = setTimeout(() => child.pipes.kill('SIGKILL'), limits.idleMs)
    timer.unref()
    free.push({ child, timer })
  }

  async function run(task: Task, onPart?: (part: Buffer) => Promise<void> | void): Promise<Buffer> {
    const child = take()
    let reason: DeathCause | null = null
    const end = (why: DeathCause) => {
      reason ??= why
      child.pipes.kill('SIGKILL')
    }
    const timer = setTimeout(end, limits.timeMs, 'time')
    const look = setInterval(() => {
      if ((residentMegabytes(child.pipes.pid ?? 0) ?? 0) > limits.residentMegabytes) end('memory')
    }, MEMORY_LOOK_MS)
    let isOver = false
    try {
      child.pipes.stdin.write(framed('task', serialize(task)))
      for (let left = limits.outputBytes; ; ) {
        const frame = await child.frames.next(left).catch((error: unknown) => {
          if (error instanceof BrokenFrames) end('output')
          return null
        })
        if (!frame) throw new ProcessDeath(reason ?? (isClosed ? 'closed' : await causeOf(child)), child.lastWords())
        left -= frame.payload.length
        isOver = frame.kind !== 'part'
        if (frame.kind === 'failed') throw new TaskFailure(frame.payload.toString())
        if (isOver) return frame.payload
        await onPart?.(frame.payload)
      }
    } finally {
      clearTimeout(timer)
      clearInterval(look)
      if (isOver) giveBack(child)
      // the remaining parts of the result are not needed
      else child.pipes.kill('SIGKILL')
    }
  }

  return {
    run,
    close() {
      isClosed = true
      for (const pipes of all) pipes.kill('SIGKILL')
    },
  }
}

/** Handles of a child that keep the parent alive. */
const heldBy = ({ pipes }: Child) => [pipes, ...([pipes.stdin, pipes.stdout, pipes.stderr] as unknown as Socket[])]

/**
 * Signals of a process that is out of memory: V8 uses the first three when its heap is full, the kernel uses the last
 * one.
 */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'])

/** Reason why a process ended unexpectedly. */
const causeOf = async ({ ended, pipes }: Child): Promise<DeathCause> => {
  // a process that closed its output is of no further use
  const timer = setTimeout(() => pipes.kill('SIGKILL'), END_MS)
  const signal = await ended
  clearTimeout(timer)
  return OUT_OF_MEMORY.has(signal) ? 'memory' : 'fall'
}
