import { setPriority } from 'node:os'
import { deserialize } from 'node:v8'
import { createFrameReader, framed } from './frames.ts'

/** Lower than the server's: a page goes before a file. */
const PRIORITY = 10

/** How a process does its tasks. */
export interface TaskWork<Task> {
  /**
   * Does one task.
   * @param send sends a part of the result before its end, and ends when the parent takes it
   * @returns the end of the result
   */
  readonly run: (task: Task, send: (part: Uint8Array) => Promise<void>) => Promise<Uint8Array>
  /** The word that the parent is told when `run` throws. */
  readonly failureOf: (error: unknown) => string
}

/** Takes tasks from the parent one after another until the parent is gone. The program of a process calls it once. */
export async function serveTasks<Task>({ run, failureOf }: TaskWork<Task>): Promise<void> {
  try {
    setPriority(PRIORITY)
  } catch {
    // a system that does not allow it: then both run alike
  }
  // the server says when it is over; until then it needs its files, also after Ctrl-C
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
