import type { Today } from '@okolitsa/contracts/today/today.ts'
import { formatDate, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { sellerContract } from '@okolitsa/strings/ru/seller-contract.ts'
import { Notification } from '../../ui/alert.tsx'

const text = sellerContract.today
const CONTRACT_PATH = '/cabinet/contract'

/** Notices about the contract and the requisites. A seller who sells and is paid sees none. */
export function TodayContract({
  contract: { offer, requisites, waiting },
  now,
  zone,
}: {
  contract: NonNullable<Today['contract']>
  now: Date
  zone: string
}) {
  const soon = offer.acceptBy !== null && text.soon(formatDate(offer.acceptBy, { now, zone }))
  return (
    <>
      {(offer.isMissing || soon) && (
        <Notification tone="warning" title={offer.isMissing ? text.missing : soon}>
          <a className="link" href={CONTRACT_PATH}>
            {text.open}
          </a>
        </Notification>
      )}
      {!requisites && (
        <Notification tone={waiting ? 'info' : 'warning'} title={text.unpaid}>
          {waiting ? (
            <p>{text.waitingText(formatMoment(new Date(waiting.effectiveFrom), { now, zone }))}</p>
          ) : (
            <>
              <p>{text.unpaidText}</p>
              <a className="link" href={CONTRACT_PATH}>
                {text.give}
              </a>
            </>
          )}
        </Notification>
      )}
    </>
  )
}
