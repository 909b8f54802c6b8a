import { sitesDesk as text } from '@okolitsa/strings/ru/sites-desk.ts'
import type { SiteDomain } from '../../data/sites/desk/use-site-domains.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { showToast } from '../../ui/toast-queue.ts'
import css from './site-domain.module.css'

async function copy(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value)
    showToast({ text: text.copied })
  } catch {
    showToast({ tone: 'error', text: text.notCopied })
  }
}

function Copied({ value, shown = value, label }: { value: string; shown?: string; label: string }) {
  return (
    <span className={css.copied}>
      <code>{shown}</code>
      <IconButton reads icon={CopyIcon} label={label} onClick={() => void copy(value)} />
    </span>
  )
}

/** DNS records to enter at the registrar, each with a copy button. */
export function DomainRecords({ records }: Pick<SiteDomain, 'records'>) {
  return (
    <ul className={css.records}>
      {records.map(({ type, shortName, shownName, value }) => (
        <li key={`${type} ${value}`} className={css.record}>
          <b>{type}</b>
          <dl>
            <div>
              <dt>{text.recordName}</dt>
              <dd>
                <Copied value={shortName} shown={shownName} label={text.copyName(type)} />
              </dd>
            </div>
            <div>
              <dt>{text.recordValue}</dt>
              <dd>
                <Copied value={value} label={text.copyValue(type)} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
