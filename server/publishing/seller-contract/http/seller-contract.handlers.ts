import type { sellerContractEndpoints } from '@okolitsa/contracts/seller-contract/seller-contract.endpoints.ts'
import type { RequisitesChange, SellerContract } from '@okolitsa/contracts/seller-contract/seller-contract.ts'
import type { Staff } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { requisitesKindsOf, shownRequisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import type { SellerContractDeps } from '../seller-contract-deps.ts'
import { presentStanding, presentVersion, readContract } from '../standing.ts'
import { findOwner, findRequisites } from '../store/requisites.store.ts'
import { acceptOffer, demandOfferVersion } from '../use-cases/accept-offer.ts'
import {
  cancelRequisites,
  confirmRequisites,
  demandOwnerPhone,
  paidSeller,
  refuseRequisites,
} from '../use-cases/change-requisites.ts'

/** Maximum characters of a browser's name that are kept with an acceptance. */
const LONGEST_BROWSER = 300

export function sellerContractHandlers(deps: SellerContractDeps): Handlers<typeof sellerContractEndpoints> {
  const { database, clock, content, identity, links } = deps
  const { executor } = database
  interface Call {
    readonly params: { readonly id: number }
    readonly actor: Staff
  }
  const byOf = ({ params, actor }: Call) => ({ organizationId: params.id, staffId: actor.staffId })

  async function contract(call: Call): Promise<SellerContract> {
    const { organizationId, staffId } = byOf(call)
    const offer = await content.sellersOffer(executor)
    const [read, owner, seller] = await Promise.all([
      readContract(executor, offer, organizationId, clock()),
      findOwner(executor, { organizationId, staffId }),
      paidSeller(executor, organizationId),
    ])
    const { current, planned } = offer
    return {
      ...presentStanding(read),
      mayChange: owner !== null,
      phone: owner?.phone ? maskPhone(owner.phone) : null,
      kinds: [...requisitesKindsOf(seller)],
      versions: read.versions.map(presentVersion),
      current: current && { ...current, since: current.since.toISOString() },
      planned,
      acceptances: read.acceptances.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    }
  }
  const versionOf = (token: string): number => {
    const id = links.open(token)
    if (id === null) throw new Refusal('NOT_FOUND')
    return id
  }
  async function change(token: string): Promise<RequisitesChange> {
    const version = await findRequisites(executor, versionOf(token))
    if (!version) throw new Refusal('NOT_FOUND')
    const { seller, requisites, confirmedAt, effectiveFrom, cancelledAt } = version
    return {
      ...shownRequisites(requisites),
      seller,
      confirmedAt: confirmedAt.toISOString(),
      effectiveFrom: effectiveFrom.toISOString(),
      state: cancelledAt !== null ? 'cancelled' : effectiveFrom <= clock() ? 'inForce' : 'waiting',
    }
  }

  return {
    getSellerContract: contract,
    sendRequisitesCode: async ({ body: { requisites }, context, ...call }) => {
      const phone = await demandOwnerPhone(executor, byOf(call))
      await refuseRequisites(executor, call.params.id, requisites, clock())
      return identity.sendStaffCode(phone, context, true, 'requisites')
    },
    changeRequisites: async ({ body: { requisites, ...proof }, context, ...call }) => {
      const by = byOf(call)
      const phone = await demandOwnerPhone(executor, by)
      // a mistake does not use the code up
      await refuseRequisites(executor, by.organizationId, requisites, clock())
      await identity.proveStaffPhone({ phone, code: proof.code, challengeId: proof.challengeId }, context, 'requisites')
      await confirmRequisites(deps, by, requisites)
      return contract(call)
    },
    cancelRequisites: async (call) => {
      await cancelRequisites(deps, call.params.versionId, byOf(call))
      return contract(call)
    },
    sendOfferCode: async ({ body, context, ...call }) => {
      const phone = await demandOwnerPhone(executor, byOf(call))
      await demandOfferVersion(deps, executor, body.version)
      return identity.sendStaffCode(phone, context, true, 'offer')
    },
    acceptOffer: async ({ body: { version, code, challengeId }, headers, context, ...call }) => {
      const by = byOf(call)
      const phone = await demandOwnerPhone(executor, by)
      await demandOfferVersion(deps, executor, version)
      await identity.proveStaffPhone({ phone, code, challengeId }, context, 'offer')
      const browser = headers['user-agent']?.slice(0, LONGEST_BROWSER) ?? null
      await acceptOffer(deps, by, { version, network: context.network, browser })
      return contract(call)
    },
    openRequisitesChange: async ({ params }) => change(params.token),
    stopRequisitesChange: async ({ params }) => {
      await cancelRequisites(deps, versionOf(params.token), null)
      return change(params.token)
    },
  }
}
