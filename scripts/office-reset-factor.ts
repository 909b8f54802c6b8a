/**
 * `npm run office:reset-factor -- <phone>`: removes the passkeys, the app and the recovery codes of a person of the
 * office, ends their sessions on every node, prints a one-time link for a new factor, and notifies the other people by
 * SMS. Leaves an entry in the audit trail. Works while the shop runs; settings as in `office-link.ts`.
 */
import { phoneOf } from '@okolitsa/domain/identity/phone.ts'
import { createSmsChannel } from '@okolitsa/server/adapters/sms/sms-channel.ts'
import { createAuditModule } from '@okolitsa/server/people/audit/module.ts'
import { resetFactor } from '@okolitsa/server/people/office/use-cases/reset-factor.ts'
import { maskPhone } from '@okolitsa/server/platform/log/mask-phone.ts'
import { officeCommands as text } from '@okolitsa/strings/ru/office-commands.ts'
import { openOffice } from './office/open-office.ts'

const phone = phoneOf(
  process.argv
    .slice(2)
    .filter((part) => !part.startsWith('--'))
    .join(''),
)
if (phone === '') {
  console.error(text.usage)
  process.exit(2)
}
const { config, database, clock, startUrl } = await openOffice()
const done = await resetFactor({ database, clock, audit: createAuditModule() }, phone)
await database.close()
if (!done) {
  console.error(text.unknown(maskPhone(phone)))
  process.exit(1)
}
console.log(text.reset({ ...done, url: startUrl(done.token) }))
const channel = createSmsChannel(config, config.EMULATORS_PUBLIC_URL)
for (const notified of [phone, ...done.others]) {
  const isSent = await channel.send(notified, text.sms(new URL(config.PUBLIC_URL).hostname, done.name)).then(
    () => true,
    () => false,
  )
  console.log(isSent ? text.notified(maskPhone(notified)) : text.unnotified(maskPhone(notified)))
}
