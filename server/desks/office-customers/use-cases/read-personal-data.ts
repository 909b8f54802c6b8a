import type { PersonalDataDesk } from '@okolitsa/contracts/office-customers/personal-data-desk.ts'
import { dataRequestMoves, RETENTION_DAYS, RETENTION_TASKS } from '@okolitsa/domain/office/data-requests.ts'
import { listRetentionRuns } from '../../../platform/jobs/work.ts'
import type { Deps } from '../../../services.ts'
import { listRequests } from '../store/customer-page.store.ts'

/** Requests about personal data, and the last runs of deletions by age. */
export async function readPersonalData({ executor, office }: Deps<'executor' | 'office'>): Promise<PersonalDataDesk> {
  const [rows, runs, people] = await Promise.all([
    listRequests(executor),
    listRetentionRuns(executor),
    office.listPeople(executor),
  ])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    requests: rows.map(({ firstName, lastName, ...row }) => ({
      ...row,
      name: [firstName, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
      preparedBy: nameOf(row.preparedBy),
      approvedBy: nameOf(row.approvedBy),
      doneAt: row.doneAt?.toISOString() ?? null,
      moves: [...dataRequestMoves(row.source, row.state)],
    })),
    retention: RETENTION_TASKS.map((task) => {
      const last = runs.find((one) => one.task === task)
      return { task, days: RETENTION_DAYS[task], ranAt: last?.ranAt.toISOString() ?? null, rows: last?.rows ?? null }
    }),
  }
}
