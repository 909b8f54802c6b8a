import type { personalDataEndpoints } from '@okolitsa/contracts/personal-data/personal-data.endpoints.ts'
import { DELETION_GRACE_DAYS } from '@okolitsa/domain/identity/account-deletion.ts'
import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { IdentityUseCases } from '../identity-use-cases.ts'
import { askForCode, proveByCode } from './code-proof.ts'
import { leaveHome } from './home-cookies.ts'
import { clearSessionCookies } from './present-session.ts'

/** The archive of a customer and the deletion of the account; both require a freshly requested code. */
export function personalDataHandlers(use: IdentityUseCases): Handlers<typeof personalDataEndpoints> {
  /** The current phone: a token may still contain the previous one. */
  const phoneOf = async ({ customerId }: Customer): Promise<string> => {
    const customer = await use.findCustomer(customerId)
    if (!customer) throw new Refusal('NOT_FOUND')
    return customer.phone
  }
  const prove = async (
    actor: Customer,
    brought: { code: string; challengeId?: string | undefined },
    context: CallContext,
  ) => {
    const phone = await phoneOf(actor)
    const { customerId } = await proveByCode(
      use,
      { ...brought, phone, purposes: ['confirm'] },
      { context, headers: {} },
    )
    if (customerId !== actor.customerId)
      throw new Refusal('CODE_WRONG_OR_EXPIRED', { errors: { code: 'CODE_WRONG_OR_EXPIRED' } })
    return phone
  }
  const present = async (customerId: number) => {
    const { blocks, ...one } = await use.readPersonalData(customerId)
    return {
      export: {
        state: one.state,
        askedAt: one.askedAt?.toISOString() ?? null,
        expiresAt: one.expiresAt?.toISOString() ?? null,
      },
      blocks,
      graceDays: DELETION_GRACE_DAYS,
    }
  }
  return {
    personalData: ({ actor }) => present(actor.customerId),
    requestConfirmation: async ({ actor, context }) =>
      askForCode(
        use,
        { phone: await phoneOf(actor), purpose: 'confirm', customerId: actor.customerId },
        { context, headers: {} },
      ),
    askForExport: async ({ actor }) => {
      await use.askForExport(actor.customerId)
      return present(actor.customerId)
    },
    openExport: async ({ actor, body, context }) => {
      await prove(actor, body, context)
      return use.openArchive(actor.customerId, context.language)
    },
    deleteAccount: async ({ actor, body, context }) => {
      const phone = await prove(actor, body, context)
      const { dueAt } = await use.askForDeletion(actor.customerId, phone, context.language)
      clearSessionCookies(context)
      leaveHome(context)
      return { dueAt: dueAt.toISOString() }
    },
  }
}
