import type { InvitedSheetRow } from '@okolitsa/contracts/registration/invitations.endpoints.ts'
import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { sellerInvitations } from '@okolitsa/strings/ru/seller-invitations.ts'
import { lazy, Suspense, useState } from 'react'
import { useInvitedSheet } from '../../data/office/use-invitations.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PaperclipIcon } from '../../ui/icons.ts'
import css from './invitations.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

import { WideTable } from '../../ui/wide-table.tsx'

const text = sellerInvitations.many
const SHEETS = '.xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv'
const COLORS = { invite: 'green', wrong: 'red', repeated: 'gray', sells: 'gray', invited: 'gray' } as const

/** Invites the sellers of a sheet: file, outcome of every row, confirmation. */
export function InviteMany() {
  const { preview, invite } = useInvitedSheet()
  const [isAsked, setAsked] = useState(false)
  const rows = preview.data?.rows ?? null
  const wanted = rows?.filter(({ outcome }) => outcome === 'invite') ?? []
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <p className="sm muted">{text.text}</p>
      <label className={css.file}>
        <input
          type="file"
          accept={SHEETS}
          className="visually-hidden"
          disabled={preview.isPending}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            // the same file can be chosen again after a correction
            target.value = ''
            if (chosen) preview.mutate(chosen)
          }}
        />
        <PaperclipIcon size={20} />
        <span>{preview.isPending ? text.reading : rows ? text.other : text.choose}</span>
      </label>
      <span role="status" className="visually-hidden">
        {preview.isPending && text.reading}
      </span>
      {preview.isError && <Notification tone="error" title={refusalWords(preview.error, sellerInvitations.failed)} />}
      {rows && (
        <>
          <p>{text.found(rows.length)}</p>
          <SheetRows rows={rows} />
          {wanted.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <Button busy={invite.isPending} onClick={() => setAsked(true)}>
              {text.invite(wanted.length)}
            </Button>
          )}
        </>
      )}
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsked}
            title={text.askTitle(wanted.length)}
            text={text.askText}
            confirmText={text.invite(wanted.length)}
            confirmLook="primary"
            cancelText={text.keep}
            busy={invite.isPending}
            onConfirm={() => invite.mutate(wanted, { onSettled: () => setAsked(false) })}
          />
        </Suspense>
      )}
    </Card>
  )
}

const SheetRows = ({ rows }: { rows: readonly InvitedSheetRow[] }) => (
  <WideTable label={text.outcome} className={css.scroll}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{text.row}</th>
          <th scope="col">{text.seller}</th>
          <th scope="col">{text.phone}</th>
          <th scope="col">{text.tin}</th>
          <th scope="col">{text.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, title, town, phone, tin, outcome, mistakes }) => (
          <tr key={row}>
            <td>{row}</td>
            <td>
              {title}
              {town !== '' && <small>{town}</small>}
            </td>
            <td>{phone === '' ? '' : formatPhone(phone)}</td>
            <td>{tin}</td>
            <td>
              <Badge color={COLORS[outcome]}>{text.outcomes[outcome]}</Badge>
              {Object.keys(mistakes).map((column) => (
                <small key={column}>{text.mistakes[column as keyof typeof text.mistakes]}</small>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </WideTable>
)
