import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { ServiceRequestForm } from './service-request-form.tsx'
import css from './site-blocks.module.css'

const CARD = { width: 416, height: 260 }

/** Why here, in cards. */
export function AdvantagesBlock({ props: { title, items } }: { props: PropsOf<'advantages'> }) {
  return (
    <section className="section">
      {title && <SectionHeader title={title} />}
      <ul className={css.cards}>
        {items.map((item) => (
          <li key={item.title}>
            <Card className="stack g2">
              <b>{item.title}</b>
              {item.text && <span className="muted">{item.text}</span>}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What can be asked for, and the form that asks. */
export function ServicesBlock({
  props: { title, items, formTitle, formText },
  id,
  organizationId,
  consentHref,
}: {
  props: PropsOf<'services'>
  id: string
  organizationId: number
  consentHref: string
}) {
  const form = `form-${id}`
  return (
    <>
      {items.length > 0 && (
        <section className="section">
          <SectionHeader title={title || text.services} />
          <ul className={css.cards}>
            {items.map((item) => (
              <li key={item.id ?? item.title}>
                <Card className={css.service}>
                  {item.picture !== null && <Picture picture={pictureOf(imageUrl(item.picture), '', CARD)} />}
                  <b>{item.title}</b>
                  {item.text && <span className="muted">{item.text}</span>}
                  <span className={css.serviceEnd}>
                    <b>{item.price}</b>
                    <Button look="secondary" size="medium" shape="round" href={`#${form}`}>
                      {text.ask}
                    </Button>
                  </span>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section id={form} className={css.request}>
        <div className="stack g3">
          <h2 className="h2">{formTitle || text.form.title}</h2>
          <p>{formText || text.form.text}</p>
        </div>
        <ServiceRequestForm
          organizationId={organizationId}
          consentHref={consentHref}
          services={items.map((item) => item.title)}
        />
      </section>
    </>
  )
}

/** Questions that are often asked. */
export function FaqBlock({ props: { title, items } }: { props: PropsOf<'faq'> }) {
  return (
    <section className="section">
      <SectionHeader title={title || text.faq} />
      <div className={css.narrow}>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <Paragraphs text={answer} />
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

/** Where else the seller is found: links, nothing foreign is loaded. */
export function SocialsBlock({ props: { title, items } }: { props: PropsOf<'socials'> }) {
  return (
    <section className="section">
      <SectionHeader title={title || text.socials} />
      <div className="row fw">
        {items.map((item) => (
          <a key={item.href} className="link" href={item.href} target="_blank" rel="external noopener">
            {item.title}
          </a>
        ))}
      </div>
    </section>
  )
}

/** Words without a picture. */
export function TextBlock({ props, isFirst }: { props: PropsOf<'text'>; isFirst: boolean }) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className="section stack g4">
      {props.title && <Heading className="h2">{props.title}</Heading>}
      <Paragraphs text={props.text} />
    </section>
  )
}
