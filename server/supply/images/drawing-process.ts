import { setPriority } from 'node:os'
import { type DrawingTask, draw, failureOf } from './draw.ts'

/** What the process answers. */
export type DrawingAnswer = { readonly picture: Buffer } | { readonly failure: ReturnType<typeof failureOf> }

/** Lower than the server's: who reads a page goes before who waits for a picture. */
const PRIORITY = 10

try {
  setPriority(PRIORITY)
} catch {
  // a system that does not let it: then both run alike
}

// the server says when it is over; until then it needs its pictures, also after Ctrl-C
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))

process.on('message', (task: DrawingTask) => {
  const answer = (message: DrawingAnswer) => process.send?.(message)
  draw(task).then(
    (picture) => answer({ picture }),
    (error: unknown) => answer({ failure: failureOf(error) }),
  )
})
