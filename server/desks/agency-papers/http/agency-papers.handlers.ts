import { type OwnKpp, PAPER_ABILITIES } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import {
  type agencyPapersDeskEndpoints,
  OWN_PAPERS_PER_PAGE,
} from '@okolitsa/contracts/agency-papers/agency-papers-desk.endpoints.ts'
import {
  OFFICE_PAPERS_PER_PAGE,
  type officeAgencyPapersEndpoints,
} from '@okolitsa/contracts/agency-papers/office-agency-papers.endpoints.ts'
import { mayObjectUntil } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { isCompanyTin } from '@okolitsa/domain/agency-papers/party-facts.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { kppMistake } from '@okolitsa/domain/companies/kpp.ts'
import type { Staff } from '@okolitsa/domain/identity/actor.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { PaperDeps } from '../paper-deps.ts'
import { findTin, saveKpp } from '../store/paper.store.ts'
import {
  answerReply,
  countWaiting,
  findDrawn,
  findPaper,
  insertReply,
  listAllPapers,
  listOwnPapers,
  listPapersById,
  type PaperRow,
} from '../store/paper-list.store.ts'
import { drawPaperPdf, drawPaperXml } from '../use-cases/draw-paper.ts'
import { askForPapers, correctPapers, previewPapers, reconcile } from '../use-cases/form-papers.ts'
import { latestMonth } from '../use-cases/latest-month.ts'
import { sendPaper } from '../use-cases/send-papers.ts'
import { factsOfPaper, presentOfficePaper, presentPaper } from './present-paper.ts'

/** Finds papers of a scope and draws their files. */
const reading = ({ database: { executor } }: PaperDeps) => {
  const drawn = async (scope: Scope, id: number) => {
    const paper = await findDrawn(executor, scope, id)
    if (!paper) throw new Refusal('NOT_FOUND')
    return paper
  }
  return {
    paper: async (scope: Scope, id: number): Promise<PaperRow> => {
      const row = await findPaper(executor, scope, id)
      if (!row) throw new Refusal('NOT_FOUND')
      return row
    },
    pdf: async (scope: Scope, id: number, context: CallContext) => {
      const paper = await drawn(scope, id)
      context.setHeader('content-disposition', `attachment; filename="${paper.kind}-${paper.number}.pdf"`)
      return drawPaperPdf(paper)
    },
    xml: async (scope: Scope, id: number, context: CallContext) => {
      const { fileName, bytes } = drawPaperXml(await drawn(scope, id))
      context.setHeader('content-disposition', `attachment; filename="${fileName}"`)
      return bytes
    },
  }
}

const isOwner = ({ memberships, visit }: Staff, organizationId: number): boolean =>
  !visit && memberships.some((one) => one.organizationId === organizationId && one.role === 'owner')

/** Handlers of a seller's own papers. */
export function agencyPapersDeskHandlers(deps: PaperDeps): Handlers<typeof agencyPapersDeskEndpoints> {
  const { database, clock, audit } = deps
  const { executor } = database
  const files = reading(deps)

  const kppOf = async (organizationId: number, actor: Staff): Promise<OwnKpp> => {
    const seller = await findTin(executor, organizationId)
    if (!seller) throw new Refusal('NOT_FOUND')
    return { isCompany: isCompanyTin(seller.tin), kpp: seller.kpp, mayChange: isOwner(actor, organizationId) }
  }

  /** Keeps the reply of an owner while the paper waits for one. */
  async function reply(call: { scope: Scope; actor: Staff; id: number }, kind: 'accepted' | 'objected', text: string) {
    const row = await files.paper(call.scope, call.id)
    const { organizationId } = row
    if (!isOwner(call.actor, organizationId)) throw new Refusal('OWNERS_ONLY')
    const at = clock()
    if (mayObjectUntil(dayIn(SHOP_TIME_ZONE, at), factsOfPaper(row)) === null) throw new Refusal('PAPER_ANSWERED')
    const { staffId } = call.actor
    await database.inTransaction(async (tx) => {
      if (!(await insertReply(tx, { paperId: row.id, kind, text, at, by: staffId })))
        throw new Refusal('PAPER_ANSWERED')
      await audit.record(tx, { kind: 'staff', staffId }, [
        {
          ...{
            action: kind === 'objected' ? 'objectToPaper' : 'acceptPaper',
            entity: 'agency_paper',
            entityId: row.id,
          },
          ...{ organizationId, before: null, after: { number: row.number, text } },
        },
      ])
    })
    return presentPaper(await files.paper(call.scope, call.id), clock())
  }

  return {
    listOwnAgencyPapers: async ({ query: { organizationId, after = null }, scope, actor }) => {
      const [rows, latest] = await Promise.all([
        listOwnPapers(executor, scope, { after, most: OWN_PAPERS_PER_PAGE + 1 }),
        latestMonth(deps, organizationId),
      ])
      const shown = rows.slice(0, OWN_PAPERS_PER_PAGE)
      return {
        items: shown.map((row) => presentPaper(row, clock())),
        next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
        mayReply: isOwner(actor, organizationId),
        latest,
      }
    },
    getAgencyPaperPdf: ({ params, scope, context }) => files.pdf(scope, params.id, context),
    getAgencyPaperXml: ({ params, scope, context }) => files.xml(scope, params.id, context),
    objectToAgencyPaper: ({ params, body, scope, actor }) =>
      reply({ scope, actor, id: params.id }, 'objected', body.text),
    acceptAgencyPaper: ({ params, scope, actor }) => reply({ scope, actor, id: params.id }, 'accepted', ''),
    askReconciliation: async ({ body, scope, actor }) => {
      if (!isOwner(actor, body.organizationId)) throw new Refusal('OWNERS_ONLY')
      const id = await reconcile(deps, { ...body, by: actor.staffId })
      return presentPaper(await files.paper(scope, id), clock())
    },
    getOwnKpp: ({ query: { organizationId }, actor }) => kppOf(organizationId, actor),
    setOwnKpp: async ({ body: { organizationId, kpp }, actor }) => {
      if (!isOwner(actor, organizationId)) throw new Refusal('OWNERS_ONLY')
      const { staffId } = actor
      await database.inTransaction(async (tx) => {
        const seller = await findTin(tx, organizationId)
        if (!seller) throw new Refusal('NOT_FOUND')
        const mistake = kppMistake(isCompanyTin(seller.tin), kpp)
        refuseMistakes(mistake === null ? {} : { kpp: mistake })
        if (seller.kpp === kpp) return
        await saveKpp(tx, organizationId, kpp)
        await audit.record(tx, { kind: 'staff', staffId }, [
          {
            ...{ action: 'setPaperKpp', entity: 'agency_paper', entityId: String(organizationId), organizationId },
            ...{ before: seller.kpp === null ? null : { kpp: seller.kpp }, after: { kpp } },
          },
        ])
      })
      return kppOf(organizationId, actor)
    },
  }
}

/** Handlers of the office: papers of all sellers. */
export function officeAgencyPapersHandlers(deps: PaperDeps): Handlers<typeof officeAgencyPapersEndpoints> {
  const { database, clock, audit, edo } = deps
  const { executor } = database
  const files = reading(deps)

  return {
    listAgencyPapers: async ({ query: { after = null, ...filters }, actor }) => {
      const [rows, waiting] = await Promise.all([
        listAllPapers(executor, filters, { after, most: OFFICE_PAPERS_PER_PAGE + 1 }),
        countWaiting(executor),
      ])
      const shown = rows.slice(0, OFFICE_PAPERS_PER_PAGE)
      const mayChange = officePermissionsOf(actor.roles).includes('managePapers')
      return {
        items: shown.map((row) => presentOfficePaper(row, clock())),
        next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
        waiting,
        hasEdo: edo !== null,
        abilities: mayChange ? PAPER_ABILITIES.filter((one) => one !== 'send' || edo !== null) : [],
      }
    },
    previewAgencyPapers: ({ query }) => previewPapers(deps, query.period),
    formAgencyPapers: ({ body, actor }) => askForPapers(deps, body.period, actor.staffId),
    getOfficePaperPdf: ({ params, scope, context }) => files.pdf(scope, params.id, context),
    getOfficePaperXml: ({ params, scope, context }) => files.xml(scope, params.id, context),
    correctAgencyPapers: async ({ params, scope, actor }) => {
      const written = await correctPapers(deps, await files.paper(scope, params.id), actor.staffId)
      const rows = await listPapersById(
        executor,
        written.map(({ id }) => id),
      )
      return { items: rows.map((row) => presentOfficePaper(row, clock())) }
    },
    answerObjection: async ({ params, body, scope, actor: { staffId } }) => {
      const { id, organizationId, number } = await files.paper(scope, params.id)
      await database.inTransaction(async (tx) => {
        const answer = { paperId: id, text: body.text, at: clock(), by: staffId }
        if (!(await answerReply(tx, answer))) throw new Refusal('PAPER_ANSWERED')
        await audit.record(tx, { kind: 'staff', staffId }, [
          {
            ...{ action: 'answerObjection', entity: 'agency_paper', entityId: id, organizationId },
            ...{ before: null, after: { number, text: body.text } },
          },
        ])
        await deps.sellerNotifications.notifyOwners(tx, [
          {
            ...{ organizationId, what: 'objectionAnswered', key: `paper:${id}:answered`, values: { number } },
            isPressing: false,
          },
        ])
      })
      return presentOfficePaper(await files.paper(scope, params.id), clock())
    },
    sendAgencyPaper: async ({ params, scope, actor }) => {
      await sendPaper(deps, await files.paper(scope, params.id), actor.staffId)
      return presentOfficePaper(await files.paper(scope, params.id), clock())
    },
  }
}
