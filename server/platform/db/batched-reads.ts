import { isPassingTrouble } from './connection-loss.ts'

/** A question that waits for its turn, and who waits for the answer. */
interface Waiting<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

interface Lane<Question, Answer> {
  running: number
  readonly waiting: Waiting<Question, Answer>[]
}

/** Statements of one kind on their way at once; what comes meanwhile waits for the first of them to be answered. */
const AT_ONCE = 2
/** Questions of one statement: more would hold up the first for the last. */
const MAX_TOGETHER = 32
/** A statement that takes longer is counted no more: a slow one, or a dead connection, must not hold up everybody else. */
const SLOW_AFTER_MS = 200

/**
 * A read that many requests make at once: while statements of a kind are on their way, further questions of that kind
 * wait, and go together as one statement when one of those is answered. Whoever asks alone waits for nobody. A question
 * is never answered by a statement that was sent before it came, so an answer is as fresh as one of its own. What waits
 * belongs to requests in progress, and their number has a ceiling (`MAX_CONNECTIONS`).
 *
 * In the statement an array of questions stands as `(select $1::int[])`: PostgreSQL looks into a bare one, reckons with as
 * many rows as it has, finds its plan for any number dearer and so plans anew each time.
 * @param options.load answers in the order of the questions, by one statement
 * @param options.kindOf questions with the same may go together: the same statement with other values
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
      // a question that cannot be answered must not fail those it went with; a database in trouble is not besieged
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
