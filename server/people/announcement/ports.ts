import type { Executor } from '../../platform/db/client.ts'

export interface AnnouncementService {
  /** Number of people who asked to be notified of the opening and confirmed it. */
  countSubscribers(executor: Executor): Promise<number>
}
