import type { Invitation } from '@okolitsa/contracts/cart/sharing.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { nameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { firstSign } from '@okolitsa/domain/text/cut-text.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { sharedCart } from '@okolitsa/strings/ru/shared-cart.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { type FormEvent, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { useJoinCart } from '../../data/cart/use-join-cart.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { OpenLink } from '../../platform/navigation/open-link.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { linePicture } from './cart-picture.ts'
import css from './shared-join.module.css'

const text = sharedCart.join

/** An invitation that is invalid or not needed: the reason and one next step. */
export function ClosedInvitation({ invitation }: { invitation: Invitation | null }) {
  const state = invitation?.state
  const words =
    invitation === null || state === 'open' || state === undefined
      ? text.gone
      : state === 'ended'
        ? invitation.end?.outcome === 'ordered'
          ? text.ordered(invitation.end.orderNumber)
          : text.deleted
        : text[state]
  const isIn = state === 'own' || state === 'member'
  const action =
    state === 'ended' && invitation
      ? { href: `/farmers/${invitation.farmer.id}`, words: text.toFarmer }
      : { href: '/cart', words: isIn ? text.toCart : text.toCarts }
  return (
    <Card>
      <EmptyState
        level={1}
        picture={basketPicture}
        title={words.title}
        text={words.text}
        action={
          <Button size="medium" shape="round" href={action.href}>
            {action.words}
          </Button>
        }
      />
    </Card>
  )
}

/** An open invitation: owner, seller, a field for an unknown name, and the button. */
export function OpenInvitation({
  token,
  invitation,
  onRefused,
}: {
  token: string
  invitation: Invitation
  /** Called when the invitation may have been withdrawn. */
  onRefused: () => void
}) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const { farmer, needsName } = invitation
  const join = useJoinCart(token, invitation, onRefused)
  function submit(event: FormEvent) {
    event.preventDefault()
    const mistake = needsName ? nameMistake(name) : null
    setError(mistake === null ? undefined : validationTexts[mistake])
    if (mistake === null && !join.isPending) join.mutate(name)
  }
  const refusal = isApiProblem(join.error) ? join.error.problem.title : undefined
  return (
    <Card as="section" className={css.card}>
      <img src={basketPicture} alt="" width={132} height={132} />
      <h1 className="h2">{text.title(invitation.ownerName)}</h1>
      <div className={css.seller}>
        <Avatar
          picture={linePicture(farmer.smallImageUrl, '', 56)?.src}
          initials={firstSign(farmer.title)}
          hue={farmer.hue}
          size={40}
          fit="photo"
        />
        <span>
          <OpenLink className="link" href={`/farmers/${farmer.id}`}>
            {farmer.title}
          </OpenLink>
          <br />
          <span className="sm muted">{text.facts(invitation.itemsCount, invitation.membersCount)}</span>
        </span>
      </div>
      <p className="muted">{text.text}</p>
      <KeptForm
        id={`join-${token}`}
        sending={join}
        asks={false}
        method="post"
        className={css.form}
        noValidate
        onSubmit={submit}
      >
        {invitation.bringsCount > 0 && <Notification tone="info">{text.brings(invitation.bringsCount)}</Notification>}
        {needsName && (
          <TextField
            label={text.name}
            hint={text.nameHint}
            autoComplete="given-name"
            value={name}
            error={error}
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
          />
        )}
        {join.isError && <Notification tone="error">{refusal ?? layoutText.network}</Notification>}
        <Button type="submit" size="xlarge" block busy={join.isPending}>
          {text.button}
        </Button>
      </KeptForm>
    </Card>
  )
}
