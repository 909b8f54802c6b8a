import { siteBlocks } from '@okolitsa/strings/ru/site-blocks.ts'
import { useServiceRequest } from '../../../data/site-pages/use-service-request.ts'
import { KeptForm } from '../../../platform/forms/kept-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './services.module.css'

const text = siteBlocks.form

export function ServiceRequestForm({
  organizationId,
  consentHref,
  services,
}: {
  organizationId: number
  consentHref: string
  services: readonly string[]
}) {
  const { fields, change, errors, failure, isSending, isSent, send } = useServiceRequest(organizationId)
  return (
    <div>
      <div role="status">{isSent && <p className="h4">{text.sent}</p>}</div>
      {!isSent && (
        <KeptForm
          id={`service-request-${organizationId}`}
          sending={{ isPending: isSending, isError: failure !== undefined || Object.keys(errors).length > 0 }}
          asks={false}
          method="post"
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          {services.length > 0 && (
            <Select
              label={text.service}
              items={[{ value: '', title: text.anyService }, ...services.map((title) => ({ value: title, title }))]}
              value={fields.service}
              onChange={({ target }) => change({ service: target.value })}
            />
          )}
          <TextField
            label={text.name}
            placeholder={text.namePlaceholder}
            name="name"
            autoComplete="name"
            error={errors.name}
            value={fields.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <PhoneField
            label={text.phone}
            error={errors.phone}
            value={fields.phone}
            onValueChange={(phone) => change({ phone })}
          />
          <TextField
            label={text.email}
            hint={text.emailHint}
            name="email"
            type="email"
            autoComplete="email"
            error={errors.email}
            value={fields.email}
            onChange={({ target }) => change({ email: target.value })}
          />
          <div className={css.unseen} aria-hidden="true">
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              aria-label={text.unseen}
              value={fields.website}
              onChange={({ target }) => change({ website: target.value })}
            />
          </div>
          {failure && <p role="alert">{failure}</p>}
          <div>
            <Button type="submit" shape="round" busy={isSending}>
              {text.send}
            </Button>
          </div>
          <p className="sm muted">
            {text.consent}
            <a className="link" href={consentHref}>
              {text.consentLink}
            </a>
          </p>
        </KeptForm>
      )}
    </div>
  )
}
