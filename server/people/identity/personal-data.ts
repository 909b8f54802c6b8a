import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/**
 * Customers. After erasing, only the id remains, for orders retained by law; the phone can be used again, and consents
 * are retained as proof without network and device.
 */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const profile = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('firstName', first_name, 'lastName', last_name, 'phone', phone, 'email', email,
           'birthDate', birth_date, 'language', language, 'at', created_at,
           'blockedAt', blocked_at, 'blockedUntil', blocked_until, 'blockReason', block_message) as thing from customer where id = $1`,
      [customerId],
    )
    const addresses = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('label', label, 'title', title, 'flat', flat, 'entrance', entrance, 'floor', floor,
           'intercom', intercom, 'comment', comment, 'isMain', is_main, 'latitude', latitude, 'longitude', longitude) as thing
         from address where customer_id = $1 order by id`,
      [customerId],
    )
    const sessions = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('source', source, 'device', user_agent, 'at', created_at, 'lastSeenAt', last_seen_at,
           'endedAt', ended_at) as thing from customer_session where customer_id = $1 order by created_at`,
      [customerId],
    )
    const consents = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('purpose', purpose, 'action', action, 'edition', edition, 'hash', text_hash,
           'network', network, 'device', user_agent, 'at', at) as thing from consent where customer_id = $1 order by id`,
      [customerId],
    )
    const requests = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('kind', kind, 'text', text, 'at', received_on, 'state', state, 'answer', result) as thing
         from data_request where customer_id = $1 order by id`,
      [customerId],
    )
    const codes = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('network', host(network), 'purpose', purpose, 'at', created_at) as thing
         from auth_challenge where phone = (select phone from customer where id = $1) order by created_at`,
      [customerId],
    )
    return {
      profile: profile.map(({ thing }) => thing),
      addresses: addresses.map(({ thing }) => thing),
      dataRequests: requests.map(({ thing }) => thing),
      sessions: sessions.map(({ thing }) => thing),
      consents: consents.map(({ thing }) => thing),
      codes: codes.map(({ thing }) => thing),
    }
  },
  erase: async (tx, customerId) => {
    await run(
      tx,
      'delete from auth_challenge where customer_id = $1 or phone = (select phone from customer where id = $1)',
      [customerId],
    )
    await run(tx, 'delete from customer_session where customer_id = $1', [customerId])
    await run(tx, 'delete from address where customer_id = $1', [customerId])
    await run(tx, 'update data_request set text = null, result = null where customer_id = $1', [customerId])
    await run(tx, 'delete from personal_export where customer_id = $1', [customerId])
    await run(tx, 'update consent set network = null, user_agent = null where customer_id = $1', [customerId])
    await run(
      tx,
      `update customer set phone = '70' || lpad(id::text, 9, '0'), first_name = null, last_name = null, email = null,
         birth_date = null, language = 'ru', group_id = 4, agreement_confirmed_at = null, agreement_edition = null,
         blocked_at = null, blocked_until = null, block_reason = null, block_message = null,
         erased_at = coalesce(erased_at, shop_now()) where id = $1`,
      [customerId],
    )
    return NO_PHOTOS
  },
  // sessions end, and consents stay where they were given; a refusal of news holds for the whole person
  merge: async (tx, { from, into, now }) => {
    await run(tx, 'delete from auth_challenge where customer_id = $1', [from])
    await run(tx, 'delete from personal_export where customer_id = $1', [from])
    await run(
      tx,
      `update address set customer_id = $2,
         is_main = is_main and not exists (select from address as mine where mine.customer_id = $2 and mine.is_main)
        where customer_id = $1 and not exists (select from address as same where same.customer_id = $2
          and same.title = address.title and same.flat is not distinct from address.flat)`,
      [from, into],
    )
    await run(tx, 'delete from address where customer_id = $1', [from])
    await run(tx, 'update data_request set customer_id = $2 where customer_id = $1', [from, into])
    await run(
      tx,
      `insert into consent (customer_id, purpose, action, edition, text_hash, at)
       select $2, purpose, action, edition, text_hash, $3 from (
           select distinct on (purpose) purpose, action, edition, text_hash from consent
            where customer_id = $1 order by purpose, id desc) as last
        where action = 'withdrawn' and 'given' = (select mine.action from consent mine
          where mine.customer_id = $2 and mine.purpose = last.purpose order by mine.id desc limit 1)`,
      [from, into, now],
    )
  },
}
