import { isPassingTrouble } from './connection-loss.ts'

interface Waiting<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

interface Lane<Question, Answer> {
  running: number
  readonly waiting: Waiting<Question, Answer>[]
}

/** Maximum statements of one kind in flight; further queries wait until one of them finishes. */
const AT_ONCE = 2
/** Maximum queries in one statement; more would delay the first query for the last. */
const MAX_TOGETHER = 32
/**
 * Time after which a statement no longer counts as in flight, so that a slow one or a dead connection does not delay
 * others, ms.
 */
const SLOW_AFTER_MS = 200

/**
 * Batches a read that many concurrent requests make: while statements of a kind are in flight, further queries of that
 * kind wait and are sent together when one of the statements finishes. A single query runs immediately. A statement
 * never answers a query that arrived after it was sent, so answers are as fresh as those of single reads. Waiting
 * queries belong to open requests, whose number is bounded (`MAX_CONNECTIONS`).
 * Pass an array of queries as `(select $1::int[])`: with a bare parameter PostgreSQL estimates by the actual number of
 * elements, considers its generic plan more expensive, and plans again every time.
 * @param options.load answers in the order of the queries, with one statement
 * @param options.kindOf queries of the same kind may share a statement: the same text with other values
 * @param options.slowAfterMs for tests
 */
export function batchedReads<Question, Answer>(options: {
  readonly load: (questions: readonly Question[]) => Promise<readonly Answer[]>
  readonly kindOf: (question: Question) => string
  readonly slowAfterMs?: number
}): (question: Question) => Promise<Answer> {
  const { load, kindOf, slowAfterMs = SLOW_AFTER_MS } = options
  const lanes = new Map<string, Lane<Question, Answer>>()

  async function answer(batch: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await load(batch.map(({ question }) => question))
      batch.forEach(({ resolve }, index) => {
        resolve(answers[index] as Answer)
      })
    } catch (error) {
      // a query that cannot be answered must not fail the other queries of its batch; after a transient error the
      // database is not queried again
      if (batch.length > 1 && !isPassingTrouble(error)) await Promise.all(batch.map((one) => answer([one])))
      else for (const { reject } of batch) reject(error)
    }
  }

  function send(kind: string, lane: Lane<Question, Answer>): void {
    lane.running += 1
    let isCounted = true
    const leave = () => {
      clearTimeout(timer)
      if (!isCounted) return
      isCounted = false
      lane.running -= 1
      if (lane.waiting.length > 0) send(kind, lane)
      else if (lane.running === 0) lanes.delete(kind)
    }
    const timer = setTimeout(leave, slowAfterMs)
    answer(lane.waiting.splice(0, MAX_TOGETHER)).then(leave, leave)
  }

  return (question) =>
    new Promise((resolve, reject) => {
      const kind = kindOf(question)
      let lane = lanes.get(kind)
      if (!lane) {
        lane = { running: 0, waiting: [] }
        lanes.set(kind, lane)
      }
      lane.waiting.push({ question, resolve, reject })
      if (lane.running < AT_ONCE) send(kind, lane)
    })
}
