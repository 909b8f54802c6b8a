import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** Requests to sellers' sites, made when signed in or with the account's phone. */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('farmer', organization.title, 'title', service_title, 'firstName', name,
           'phone', site_request.phone, 'email', site_request.email, 'at', site_request.created_at) as thing
         from site_request join seller_card as organization on organization.id = organization_id
        where customer_id = $1 order by site_request.id`,
      [customerId],
    )
    return { serviceRequests: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'delete from site_request where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(tx, 'update site_request set customer_id = $2 where customer_id = $1', [from, into])
  },
}
