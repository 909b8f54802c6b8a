import { Worker } from 'node:worker_threads'
import type { TableAnswer, TableTask } from './table.ts'

/** A table that takes longer is given up, ms. */
const TIME_LIMIT_MS = 20_000
/** Memory of a thread; what needs more is no table of a farm. */
const MOST_MEGABYTES = 768
const PROGRAM = new URL('table-thread.ts', import.meta.url)

/** Reads and writes tables in a thread of its own, so that nobody's request waits for it. */
export interface TableWork {
  run(task: TableTask): Promise<TableAnswer>
}

/** One table at a time: those who come meanwhile wait. */
export function createTableThreads(): TableWork {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (task) => {
      const mine = last.then(() => runInThread(task))
      last = mine.catch(() => {})
      return mine
    },
  }
}

function runInThread(task: TableTask): Promise<TableAnswer> {
  return new Promise((resolve) => {
    const thread = new Worker(PROGRAM, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    })
    const settle = (answer: TableAnswer) => {
      clearTimeout(timer)
      resolve(answer)
      thread.terminate().catch(() => {})
    }
    const timer = setTimeout(() => settle({ failure: 'tooLong' }), TIME_LIMIT_MS)
    thread.once('message', settle)
    // out of memory, or a slip of ours: the file stays unread, the shop goes on
    thread.once('error', () => settle({ failure: 'unreadable' }))
    thread.postMessage(task)
  })
}
