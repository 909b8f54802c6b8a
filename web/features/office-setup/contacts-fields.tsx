import { MARKET_LINKS } from '@okolitsa/domain/market/market.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupProblems } from './group-problems.tsx'
import type { useContacts } from './groups.ts'
import css from './steps.module.css'

const text = marketSetup.contacts
/** Hours offered when the support has hours. */
const USUAL = { from: 9, to: 21 }
const HOURS = Array.from({ length: 25 }, (_, hour) => hour)

/** Support of the market, and its pages elsewhere. */
export function ContactsFields({ contacts }: { contacts: ReturnType<typeof useContacts> }) {
  const { fields, errors, change } = contacts
  const { hours, links } = fields
  const hour = (edge: 'from' | 'to') => (
    <Select
      label={text[edge]}
      name={`hours.${edge}`}
      value={hours === null ? '' : String(hours[edge])}
      error={edge === 'from' ? errors.hours : undefined}
      items={[
        { value: '', title: text.always },
        ...HOURS.map((value) => ({ value: String(value), title: text.hour(value) })),
      ]}
      onChange={({ target }) =>
        change({ hours: target.value === '' ? null : { ...(hours ?? USUAL), [edge]: Number(target.value) } })
      }
    />
  )
  return (
    <>
      <GroupProblems
        group={contacts}
        labels={{ phone: text.phone, email: text.email, hours: text.from, links: text.linksTitle }}
      />
      <Card className={css.fields}>
        <h2 className="h4">{text.title}</h2>
        <TextField
          label={text.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          value={fields.phone ?? ''}
          error={errors.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <div className={css.pair}>
          {hour('from')}
          {hour('to')}
        </div>
        <TextField
          label={text.email}
          name="email"
          type="email"
          inputMode="email"
          value={fields.email ?? ''}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <Disclosure title={text.linksTitle} defaultOpen={Object.keys(errors).some((name) => name.startsWith('links.'))}>
          <div className={css.fields}>
            <p className="sm muted">{text.linksHint}</p>
            {MARKET_LINKS.map((name) => (
              <TextField
                key={name}
                label={text.links[name]}
                name={`links.${name}`}
                type="url"
                inputMode="url"
                placeholder="https://"
                value={links[name] ?? ''}
                error={errors[`links.${name}`]}
                onChange={(event) => change({ links: { ...links, [name]: event.target.value } })}
              />
            ))}
          </div>
        </Disclosure>
      </Card>
    </>
  )
}
