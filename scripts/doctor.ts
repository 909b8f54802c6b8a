/**
 * `npm run doctor`: can the market trade? Examines the installation and its outside services with the environment of
 * `npm start`, one line per finding, and exits with code 1 when the market cannot trade. See `doctorText.usage`.
 */
import { parseArgs } from 'node:util'
import { emailMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { isMobilePhone, phoneOf } from '@okolitsa/domain/identity/phone.ts'
import { canTrade } from '@okolitsa/domain/market/can-trade.ts'
import { examine, type Trials } from '@okolitsa/server/doctor/examine.ts'
import { doctorText as text } from '@okolitsa/strings/ru/doctor.ts'
import { emptyMarketSettings } from './empty-market.mjs'

const MARKS = { fine: '✓', warning: '!', failed: '✗' } as const
/** Exit code of wrong arguments, as in other programs. */
const MISUSED = 2

function refuse(line: string): never {
  console.error(line)
  process.exit(MISUSED)
}

function trialsOf(args: string[]): Trials {
  const options = {
    sms: { type: 'string' },
    mail: { type: 'string' },
    payment: { type: 'boolean', default: false },
    receipt: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const
  try {
    const { sms, mail, payment, receipt, files, help } = parseArgs({ args, options }).values
    if (help) {
      console.log(text.usage)
      process.exit(0)
    }
    const phone = sms === undefined ? undefined : phoneOf(sms)
    if (phone !== undefined && !isMobilePhone(phone)) return refuse(text.wrongPhone)
    if (mail !== undefined && emailMistake(mail) !== null) return refuse(text.wrongMail)
    return { phone, email: mail?.trim(), payment, receipt, files }
  } catch {
    return refuse(text.usage)
  }
}

const args = process.argv.slice(2)
const trials = trialsOf(args)
const findings = await examine({ ...process.env, ...emptyMarketSettings(args, process.env) }, trials)
for (const { severity, text: line } of findings) console.log(`${MARKS[severity]} ${line}`)
const severities = findings.map(({ severity }) => severity)
const warnings = severities.filter((severity) => severity === 'warning').length
const isFine = canTrade(severities)
console.log(isFine ? (warnings === 0 ? text.mayTrade : text.mayTradeWith(warnings)) : text.mayNotTrade)
// a connection that a service keeps open must not keep the doctor
process.exit(isFine ? 0 : 1)
