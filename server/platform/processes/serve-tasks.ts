import { setPriority } from 'node:os'
import { deserialize } from 'node:v8'
import { createFrameReader, framed } from './frames.ts'

/** Priority of the process, lower than the server's, because pages have precedence over files. */
const PRIORITY = 10

export interface TaskWork<Task> {
  /**
   * Runs one task.
   * @param send sends a part of the result and resolves when the parent has received it
   * @returns the end of the result
   */
  readonly run: (task: Task, send: (part: Uint8Array) => Promise<void>) => Promise<Uint8Array>
  /** The reason sent to the parent when `run` throws. */
  readonly failureOf: (error: unknown) => string
}

/** Runs tasks of the parent one after another until the parent ends. Call it once per program. */
export async function serveTasks<Task>({ run, failureOf }: TaskWork<Task>): Promise<void> {
  try {
    setPriority(PRIORITY)
  } catch {
    // the system does not permit it, so both have the same priority
  }
  // the server ends its processes; until then it needs their results, also after Ctrl-C
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.stdout.on('error', () => process.exit(0))

  const send = (frame: Buffer) => new Promise<void>((sent) => process.stdout.write(frame, () => sent()))
  const tasks = createFrameReader(process.stdin)
  for (;;) {
    const task = await tasks.next(Number.POSITIVE_INFINITY)
    if (!task) process.exit(0)
    try {
      const end = await run(deserialize(task.payload), (part) => send(framed('part', part)))
      await send(framed('done', end))
    } catch (error) {
      await send(framed('failed', Buffer.from(failureOf(error))))
    }
  }
}
