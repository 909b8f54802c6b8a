import { payments } from '@okolitsa/strings/ru/payments.ts'
import { SBP_BANKS, type SbpBank } from '@okolitsa/strings/ru/sbp-banks.ts'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { bankLink } from './bank-link.ts'
import css from './bank-list.module.css'
import { matchingBanks } from './matching-banks.ts'
import { recentBanks, rememberBank } from './recent-banks.ts'

const text = payments.banks

/** The first letter of the name without the common word «Банк». */
const initialOf = ({ name }: SbpBank) => (/«(.)/.exec(name)?.[1] ?? name[0] ?? '').toUpperCase()

function Banks({ banks, payload }: { banks: readonly SbpBank[]; payload: string }) {
  return (
    <ul className={css.list}>
      {banks.map((bank) => (
        <li key={bank.schema}>
          <a
            className={css.bank}
            href={bankLink(payload, bank.schema)}
            rel="external"
            onClick={() => rememberBank(localStorage, bank.schema)}
          >
            <Avatar initials={initialOf(bank)} hue={bank.hue} size={40} />
            {bank.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Banks of the payment system on a phone: each link opens its application with the payment. Load with `lazy`. */
export default function BankList({ payload }: { payload: string }) {
  const [words, setWords] = useState('')
  const [recent] = useState(() => recentBanks(localStorage))
  const isSearching = words.trim() !== ''
  const found = matchingBanks(SBP_BANKS, words)
  const known = recent.flatMap((schema) => SBP_BANKS.find((bank) => bank.schema === schema) ?? [])
  return (
    <section className={css.banks} aria-label={text.title}>
      <h2 className="h4">{text.title}</h2>
      <SearchField
        label={text.search}
        placeholder={text.search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {!isSearching && known.length > 0 && (
        <>
          <h3 className="sm muted">{text.recent}</h3>
          <Banks banks={known} payload={payload} />
          <h3 className="sm muted">{text.all}</h3>
        </>
      )}
      <div role="status">{found.length === 0 && <p className="sm muted">{text.none(words.trim())}</p>}</div>
      <Banks banks={found} payload={payload} />
    </section>
  )
}
