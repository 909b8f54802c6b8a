import type { OfficeSeller } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { formatDate, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { sellerContract } from '@okolitsa/strings/ru/seller-contract.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Pairs, Section } from './seller-page.tsx'

const text = sellerContract.office

/** The accepted offer and the masked requisites of a seller; the office changes neither. */
export function ContractCard({ seller: { contract } }: { seller: OfficeSeller }) {
  const reference = useDayReference()
  const { offer, requisites, waiting } = contract
  const { accepted } = offer
  const state = accepted
    ? text.accepted(accepted.version, formatDate(dayIn(SHOP_TIME_ZONE, new Date(accepted.at)), reference))
    : text.notAsked
  return (
    <Section title={text.title} note={text.note}>
      <Pairs
        items={[
          [text.offer, offer.isMissing ? text.missing : state],
          ...(offer.acceptBy === null ? [] : [[text.acceptBy, formatDate(offer.acceptBy, reference)] as const]),
          [text.requisites, requisites ? sellerContract.shown(requisites) : text.none],
          ...(waiting
            ? [
                [
                  text.waiting,
                  text.until(sellerContract.shown(waiting), formatMoment(new Date(waiting.effectiveFrom), reference)),
                ] as const,
              ]
            : []),
        ]}
      />
    </Section>
  )
}
