import type { CourierDesk, CourierLink } from '@okolitsa/contracts/couriers/couriers.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { formatDay, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { lazy, Suspense, useState } from 'react'
import type { useCourierDesk } from '../../data/couriers/desk/use-courier-desk.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyIcon, Share2Icon } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { CourierCash } from './courier-cash.tsx'
import css from './couriers.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const QrCode = lazy(() => import('../../ui/qr-code.tsx'))
const text = couriers.desk

type Desk = ReturnType<typeof useCourierDesk>

/** Courier links of a day, and a new link, which is displayed once. */
export function CourierLinks({
  desk: { date, timeZone, links },
  sellerTitle,
  create,
  revoke,
  handIn,
}: { desk: CourierDesk; sellerTitle: string } & Pick<Desk, 'create' | 'revoke' | 'handIn'>) {
  const reference = { ...useDayReference(), zone: timeZone }
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [leaving, setLeaving] = useState<CourierLink | null>(null)
  const made = create.data && create.variables ? { url: create.data.url, name: create.variables } : null
  const take = (link: CourierLink) =>
    revoke.mutate(link.id, {
      onSuccess: () => create.reset(),
      onSettled: () => setLeaving(null),
    })
  return (
    <Card className={css.links}>
      <h2 className="h3">{text.links}</h2>
      <p className="muted sm">{text.linksText}</p>
      {made && (
        <div className={css.made}>
          <b>{text.made(made.name)}</b>
          <p className="sm">{text.once}</p>
          <Suspense>
            <div className={css.qr}>
              <QrCode value={made.url} label={text.qr} />
            </div>
          </Suspense>
          <TextField
            label={text.links}
            hideLabel
            value={made.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={css.buttons}>
            {typeof navigator.share === 'function' && (
              <Button
                icon={Share2Icon}
                // closing the system's share sheet without sending is not a failure
                onClick={() =>
                  void navigator
                    .share({ text: text.sendText(sellerTitle, formatDay(date, reference)), url: made.url })
                    .catch(() => undefined)
                }
              >
                {text.send}
              </Button>
            )}
            <Button reads look="secondary" icon={CopyIcon} onClick={() => void copy(made.url)}>
              {text.copy}
            </Button>
          </div>
        </div>
      )}
      <KeptForm
        id="courier-link"
        sending={create}
        asks={false}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (name.trim() !== '')
            create.mutate(name.trim(), {
              onSuccess: () => {
                setName('')
                setAsked(false)
              },
            })
        }}
      >
        <TextField
          label={text.courierName}
          error={isAsked && name.trim() === '' ? validationTexts.required : undefined}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={60}
          required
          autoComplete="off"
        />
        <Button type="submit" look={made ? 'secondary' : 'primary'} busy={create.isPending}>
          {text.create}
        </Button>
      </KeptForm>
      {links.length > 0 && (
        <ul className={css.list}>
          {links.map((link) => (
            <li key={link.id}>
              <span>
                <b>{link.courierName}</b>
                <small>
                  {link.isOpen ? text.ends(formatMoment(new Date(link.endsAt), reference)) : text.cash.closed}
                </small>
                <CourierCash link={link} handIn={handIn} />
              </span>
              {link.isOpen && (
                <Button
                  look="secondary-gray"
                  size="medium"
                  onClick={() => setLeaving(link)}
                  aria-label={text.revokeOf(link.courierName)}
                  className={css.revoke}
                >
                  {text.revoke}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setLeaving(null)}
            title={text.revokeTitle(leaving.courierName)}
            text={text.revokeText}
            confirmText={text.revoke}
            cancelText={text.keep}
            busy={revoke.isPending}
            onConfirm={() => take(leaving)}
          />
        </Suspense>
      )}
    </Card>
  )
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ tone: 'success', text: text.copied })
  } catch {
    // without a clipboard the selected field is copied by hand
    showToast({ tone: 'info', text: text.once })
  }
}
