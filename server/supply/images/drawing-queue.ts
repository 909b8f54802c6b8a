import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

/** A queue with limited concurrency: equal requests share the work, and work without requests is dropped. */
export interface DrawingQueue<Result> {
  /**
   * Returns the result of the work. Refuses OVERLOADED when too many requests wait.
   * @param key requests with equal keys share the work
   * @param signal aborted when the requester disconnects: queued work without other requesters is dropped
   */
  ask(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  waiting(): number
}

interface Job<Result> {
  readonly work: () => Promise<Result>
  readonly promise: Promise<Result>
  readonly resolve: (result: Result | Promise<Result>) => void
  readonly reject: (reason: unknown) => void
  askers: number
  hasBegun: boolean
}

/** Seconds until a retry after a refusal, when most of a full queue is processed. */
const RETRY_AFTER_S = 2

/** Creates a queue. @param options.atWork maximum concurrent items @param options.waiting maximum queued items */
export function createDrawingQueue<Result>(options: { atWork: number; waiting: number }): DrawingQueue<Result> {
  const jobs = new Map<string, Job<Result>>()
  const line = new Map<string, Job<Result>>()
  let atWork = 0

  function begin(key: string, job: Job<Result>): void {
    job.hasBegun = true
    atWork++
    const done = () => {
      atWork--
      jobs.delete(key)
      const [next] = line
      if (!next) return
      line.delete(next[0])
      begin(...next)
    }
    void job.work().then(job.resolve, job.reject).finally(done)
  }

  function leave(key: string, job: Job<Result>): void {
    job.askers--
    // started work is nearly finished, and the next request uses its result
    if (job.askers > 0 || job.hasBegun) return
    line.delete(key)
    jobs.delete(key)
    job.reject(new Refusal('OVERLOADED', { retryAfter: RETRY_AFTER_S }))
  }

  function add(key: string, work: () => Promise<Result>): Job<Result> {
    if (atWork >= options.atWork && line.size >= options.waiting) {
      throw new Refusal('OVERLOADED', { retryAfter: RETRY_AFTER_S })
    }
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    // the work may fail after its last requester has gone
    promise.catch(() => undefined)
    const job: Job<Result> = { work, promise, resolve, reject, askers: 0, hasBegun: false }
    jobs.set(key, job)
    if (atWork < options.atWork) begin(key, job)
    else line.set(key, job)
    return job
  }

  return {
    async ask(key, work, signal) {
      const job = jobs.get(key) ?? add(key, work)
      job.askers++
      const onAbort = () => leave(key, job)
      if (signal?.aborted) onAbort()
      else signal?.addEventListener('abort', onAbort, { once: true })
      try {
        return await job.promise
      } finally {
        signal?.removeEventListener('abort', onAbort)
      }
    },
    waiting: () => line.size,
  }
}
