import type { DiskWatch } from '../disk/disk-watch.ts'
import type { Work } from '../jobs/work.ts'
import { unheardErrors } from '../log/last-resort.ts'
import type { Valkey } from '../valkey/valkey.ts'
import type { MetricGauge } from './metrics.ts'

/** Metrics of every shop, independent of its modules. */
export const platformGauges = (options: { work: Work; disk: DiskWatch; valkey: Valkey | null }): MetricGauge[] => {
  const { work, disk, valkey } = options
  return [
    { name: 'unheard_errors', help: 'Rejections and exceptions nobody expected: each is a bug', read: unheardErrors },
    { name: 'outbox_overdue', help: 'Events not delivered an hour after they were due', read: work.countOverdue },
    { name: 'dead_letters', help: 'Events that a subscriber did not get in a day of tries', read: work.countDead },
    { name: 'disk_free_bytes', help: 'Free room where the data lies', read: disk.freeBytes },
    ...(valkey
      ? [
          {
            name: 'valkey_up',
            help: '1 = what nodes share beside the database answers',
            read: () => Number(valkey.isUp()),
          },
        ]
      : []),
  ]
}
