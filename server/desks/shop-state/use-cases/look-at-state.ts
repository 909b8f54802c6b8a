import { databaseFigures, listLargestTables, listLongQueries } from '../../../platform/db/database-figures.ts'
import type { DiskWatch } from '../../../platform/disk/disk-watch.ts'
import { countDead, DELIVERY_JOB, FAN_OUT_JOB } from '../../../platform/events/delivery.ts'
import { countNodes } from '../../../platform/jobs/heartbeat.ts'
import { listFailedJobs, listWaitingTopics, queueState } from '../../../platform/jobs/queue-state.ts'
import { countOverdue } from '../../../platform/jobs/work.ts'
import type { Deps } from '../../../services.ts'
import { listNames } from '../store/names.store.ts'

export interface StateDeps extends Deps<'database' | 'clock' | 'audit' | 'integrity'> {
  readonly disk: Pick<DiskWatch, 'freeBytes' | 'mayCache' | 'mayWrite'>
  readonly version: string
  readonly startedAt: Date
}

const MAX_RUNS = 5
const MAX_JOBS = 20
const MAX_TOPICS = 20
const MAX_TABLES = 8
const MAX_QUERIES = 10
/** Statements shorter than that are not listed, seconds. */
const MIN_SECONDS = 1

/** Reads the state of the shop; every number is of this moment. */
export async function lookAtState({ database: { executor }, audit, integrity, disk, version, startedAt }: StateDeps) {
  const [queue, failed, overdue, dead, topics, runs, chain, late, state, tables, queries, nodes] = await Promise.all([
    queueState(executor),
    listFailedJobs(executor, { except: [FAN_OUT_JOB, DELIVERY_JOB], most: MAX_JOBS }),
    countOverdue(executor),
    countDead(executor),
    listWaitingTopics(executor, MAX_TOPICS),
    integrity.runs(executor, MAX_RUNS),
    audit.chain(executor),
    audit.late(executor),
    databaseFigures(executor),
    listLargestTables(executor, MAX_TABLES),
    listLongQueries(executor, { seconds: MIN_SECONDS, most: MAX_QUERIES }),
    countNodes(executor),
  ])
  if (state === null) throw new Error('the database has no migration')
  const { migration, migratedAt, ...database } = state
  return {
    release: { version, node: process.version, startedAt, migration, migratedAt, nodes },
    jobs: { running: queue.running, waiting: queue.waiting, oldestAt: queue.oldestAt, failed },
    events: { overdue, dead, topics },
    integrity: runs,
    names: await listNames(
      executor,
      runs.flatMap(({ askedBy }) => askedBy ?? []),
    ),
    audit: { entries: chain.entries, late },
    database: { ...database, tables, queries },
    disk: { freeBytes: disk.freeBytes(), mayCache: disk.mayCache(), mayWrite: disk.mayWrite() },
  }
}
