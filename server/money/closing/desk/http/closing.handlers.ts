import { type closingEndpoints, SHOWN_DIFFERENCES } from '@okolitsa/contracts/closing/closing.endpoints.ts'
import { boundsOf } from '@okolitsa/domain/closing/period.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { bankFiles } from '@okolitsa/strings/ru/bank-files.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { orTaken, refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import { findClosed, findPeriod, listPeriods, sumPeriod } from '../../store/period.store.ts'
import { comparePeriod, findDifference, hasEntry, saveDecision } from '../store/comparison.store.ts'
import { findSource, insertSource, listFiles, listSources } from '../store/register.store.ts'
import { type CloseDeps, closeMonth, obstaclesOf } from '../use-cases/close-period.ts'
import { type ImportDeps, importRegister } from '../use-cases/import-register.ts'
import { namePayer } from '../use-cases/name-payer.ts'
import { postArrived } from '../use-cases/post-settlements.ts'
import { previewTable } from '../use-cases/read-register.ts'
import {
  mappingOf,
  presentDifference,
  presentFile,
  presentPeriods,
  presentSource,
  presentSums,
} from './present-closing.ts'

const MAX_MISTAKES = 50

/** An amount below 0 is what an acquirer took beyond what it gave. */
const signedKopecks = (roubles: number): number => (roubles < 0 ? -fromRoubles(-roubles) : fromRoubles(roubles))

export function closingHandlers(deps: CloseDeps & ImportDeps & Deps<'office'>): Handlers<typeof closingEndpoints> {
  const { office, clock, audit } = deps
  const { executor, inTransaction } = deps.database
  const fileOf = async (files: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
    for await (const bytes of files) return bytes
    throw new Refusal('MALFORMED_FORM')
  }
  const oks = { ok: true } as const

  return {
    listPeriods: async () => {
      const [{ periods, firstAt }, sources] = await Promise.all([listPeriods(executor), listSources(executor)])
      return { periods: presentPeriods(periods, firstAt, clock()), sources: sources.map(presentSource) }
    },
    getClosing: async ({ params: { period }, actor }) => {
      const bounds = boundsOf(period)
      const [row, closed, comparison, files, waiting, turnover] = await Promise.all([
        findPeriod(executor, period),
        findClosed(executor),
        comparePeriod(executor, period, bounds, SHOWN_DIFFERENCES),
        listFiles(executor, period),
        office.waitingReopening(executor, period),
        sumPeriod(executor, period, bounds),
      ])
      const { lines, read, differences } = comparison
      const people = [
        row?.closedBy,
        row?.reopenedBy,
        ...files.map((one) => one.madeBy),
        ...differences.map((one) => one.madeBy),
      ]
      const [names, obstacles] = await Promise.all([
        office.namesOf(executor, [...new Set(people.filter((one) => one !== null && one !== undefined))]),
        obstaclesOf(deps, executor, period, comparison),
      ])
      const nameOf = (id: number | null) => (id === null ? '' : (names.get(id) ?? ''))
      const state = row?.state ?? 'open'
      // a month before the first closed one has no row and is closed with it
      const isPast = closed !== null && period <= closed
      const mayChange = officePermissionsOf(actor.roles).includes('closePeriods')
      const isOpen = state !== 'closed' && !isPast
      return {
        period,
        state: isPast ? 'closed' : state,
        closedAt: row?.closedAt?.toISOString() ?? null,
        closedBy: row?.closedBy ? nameOf(row.closedBy) : null,
        reopened: row?.reopenedAt
          ? { at: row.reopenedAt.toISOString(), by: nameOf(row.reopenedBy), reason: row.reopenReason ?? '' }
          : null,
        waiting,
        lines: lines.map((line) => ({ ...line, here: line.here / 100, there: line.there / 100 })),
        read: [...read],
        differences: differences.map((one) => presentDifference(one, nameOf)),
        files: files.map((file) => presentFile(file, nameOf)),
        sums: presentSums(row?.sums ?? turnover),
        late: turnover.late,
        obstacles: isOpen ? [...obstacles] : [],
        abilities: !mayChange
          ? []
          : isOpen
            ? ['import', 'decide', ...(obstacles.length === 0 ? (['close'] as const) : [])]
            : ['import', ...(period === closed && !waiting ? (['reopen'] as const) : [])],
      }
    },
    addRegisterSource: ({ body: { kind, title, payer }, actor }) =>
      inTransaction(async (tx) => {
        refuseMistakes(payer !== null && kind !== 'acquirer' ? { payer: 'wrongValue' } : {})
        const source = await orTaken({ register_source_title_key: 'title' }, () =>
          insertSource(tx, { kind, title, payer, by: actor.staffId, at: clock() }),
        )
        await audit.record(tx, { kind: 'staff', staffId: actor.staffId }, [
          {
            action: 'addRegisterSource',
            entity: 'register_source',
            entityId: source.id,
            organizationId: null,
            before: null,
            after: { kind, title, payer },
          },
        ])
        // the bank's statement may have been imported first
        if (payer !== null) await postArrived(deps, tx)
        return presentSource(source)
      }),
    namePayer: async ({ params: { sourceId }, body: { payer }, actor }) => {
      await namePayer(deps, { sourceId, payer, by: actor.staffId })
      return oks
    },
    previewRegister: async ({ params: { sourceId }, readForm }) => {
      const source = await findSource(executor, sourceId)
      if (!source) throw new Refusal('NOT_FOUND')
      return previewTable(deps.tables, await fileOf((await readForm()).files))
    },
    importRegister: async ({ params: { sourceId }, readForm, actor }) => {
      const { body, files } = await readForm()
      const { name, ...columns } = body
      const file = { sourceId, by: actor.staffId, name, mapping: mappingOf(columns), bytes: await fileOf(files) }
      const imported = await importRegister(deps, file)
      return {
        ...imported,
        file: presentFile(imported.file, () => ''),
        periods: [...imported.periods],
        fees: imported.fees / 100,
        arrived: imported.arrived / 100,
        twice: imported.twice.slice(0, MAX_MISTAKES),
        mistakes: imported.mistakes.slice(0, MAX_MISTAKES).map(bankFiles.registerMistake),
      }
    },
    decideDifference: ({ params: { period }, body, actor }) =>
      inTransaction(async (tx) => {
        const { kind, reference, isRefund, outcome, comment, entryId } = body
        const found = await findDifference(tx, period, boundsOf(period), { kind, reference, isRefund })
        const seen = [body.here, body.there].map((sum) => (sum === null ? null : signedKopecks(sum)))
        const closed = await findClosed(tx)
        const isSame = found !== null && found.hereAmount === seen[0] && found.thereAmount === seen[1]
        if (!isSame || (closed !== null && period <= closed)) throw new Refusal('DIFFERENCE_CHANGED')
        const isWrongEntry = outcome === 'correct' && (entryId === null || !(await hasEntry(tx, entryId)))
        refuseMistakes({
          ...(isWrongEntry && { entryId: 'wrongValue' }),
          // a difference of the day alone leaves no amount for the next month
          ...(outcome === 'next' && found.problem === 'otherDay' && { outcome: 'wrongValue' }),
        })
        const decision = { period, outcome, comment, entryId: outcome === 'correct' ? entryId : null }
        await saveDecision(tx, found, { ...decision, by: actor.staffId, at: clock() })
        await audit.record(tx, { kind: 'staff', staffId: actor.staffId }, [
          {
            action: 'decideDifference',
            entity: 'accounting_period',
            entityId: period,
            organizationId: null,
            before: found.outcome ? { kind, reference, outcome: found.outcome } : null,
            after: { kind, reference, outcome },
            reason: comment,
          },
        ])
        return oks
      }),
    closePeriod: async ({ params: { period }, actor }) => {
      await closeMonth(deps, period, actor.staffId)
      return oks
    },
    proposeReopening: async ({ params: { period }, body: { reason }, actor }) => {
      if ((await findClosed(executor)) !== period) throw new Refusal('NOT_FOUND')
      const proposal = await office.proposeReopening(actor.staffId, { period, reason })
      return { proposal: proposal && { id: proposal.id, aloneFrom: proposal.aloneFrom?.toISOString() ?? null } }
    },
  }
}
