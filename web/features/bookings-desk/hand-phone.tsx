import { formatPhone } from '@okolitsa/strings/ru/format.ts'

/** A telephone as a link; a masked one is shown as text. */
export function HandPhone({ phone }: { phone: string | null }) {
  if (phone === null) return null
  return (
    <p className="sm">
      {/^\d+$/.test(phone) ? (
        <a className="link" href={`tel:+${phone}`}>
          {formatPhone(phone)}
        </a>
      ) : (
        phone
      )}
    </p>
  )
}
