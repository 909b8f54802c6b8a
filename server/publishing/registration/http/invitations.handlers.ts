import {
  INVITATIONS_PER_PAGE,
  type invitationsEndpoints,
} from '@okolitsa/contracts/registration/invitations.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { invitationStateOf } from '@okolitsa/domain/sellers/invitation.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { TableWork } from '../../../platform/tables/table-processes.ts'
import { invitationLink } from '../send-invitations.ts'
import { type InvitationRow, listInvitations } from '../store/invitation.store.ts'
import {
  type InvitationsDeps,
  inviteSeller,
  inviteSellers,
  outcomesNow,
  sendAgain,
  withdraw,
} from '../use-cases/invite-sellers.ts'
import { readInvitedSheet } from '../use-cases/read-invited-sheet.ts'

export interface InvitationsHttpDeps extends InvitationsDeps {
  readonly tables: TableWork
  readonly links: { readonly secret: string; readonly publicUrl: string }
}

const authorOf = ({ staffId }: Office): Author => ({ kind: 'staff', staffId })

export function invitationsHandlers(deps: InvitationsHttpDeps): Handlers<typeof invitationsEndpoints> {
  const { executor } = deps.database
  const present = (row: InvitationRow) => {
    const state = invitationStateOf(row, deps.clock())
    const { id, phone, tin, title, town, trade, organizationId } = row
    return {
      ...{ id, phone, tin, title, town, trade, organizationId, state },
      link: state === 'waiting' ? invitationLink(deps.links, id) : null,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    }
  }

  return {
    listInvitations: async ({ query: { state, after = null } }) => {
      const most = INVITATIONS_PER_PAGE + 1
      const rows = await listInvitations(executor, { state, below: after, most, now: deps.clock() })
      const items = rows.slice(0, INVITATIONS_PER_PAGE)
      return { items: items.map(present), next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null }
    },
    inviteSeller: async ({ body: { isSent, ...invited }, actor }) =>
      present(await inviteSeller(deps, authorOf(actor), invited, isSent)),
    previewInvitations: async ({ readForm }) => {
      const { files } = await readForm()
      for await (const bytes of files) {
        const rows = await readInvitedSheet(deps.tables, bytes)
        const outcomes = await outcomesNow(executor, rows, deps.clock())
        return {
          rows: rows.map(({ row, invited, mistakes }, index) => ({
            ...invited,
            ...{ row, mistakes, outcome: outcomes[index] ?? 'wrong' },
          })),
        }
      }
      throw new Refusal('GOODS_FILE_UNREADABLE')
    },
    inviteSellers: async ({ body: { rows, isSent }, actor }) => ({
      outcomes: await inviteSellers(deps, authorOf(actor), rows, isSent),
    }),
    sendInvitation: async ({ params, actor }) => present(await sendAgain(deps, authorOf(actor), params.id)),
    withdrawInvitation: async ({ params, actor }) => present(await withdraw(deps, authorOf(actor), params.id)),
  }
}
