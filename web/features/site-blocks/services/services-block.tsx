import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SectionHeader } from '../../../ui/section-header.tsx'
import type { BlockAt } from '../block-at.ts'
import { blockPicture } from '../block-picture.ts'
import shared from '../site-blocks.module.css'
import { ServiceRequestForm } from './service-request-form.tsx'
import css from './services.module.css'

const CARD = { width: 416, height: 260 }

export function ServicesBlock({ block, live }: BlockAt<'services'>) {
  const { title, items, formTitle, formText } = block.props
  const form = `form-${block.id}`
  return (
    <>
      {items.length > 0 && (
        <section className="section">
          <SectionHeader title={title || text.services} />
          <ul className={shared.cards}>
            {items.map((item) => (
              <li key={item.id ?? item.title}>
                <Card className={css.service}>
                  {item.picture !== null && <Picture picture={blockPicture(item.picture, CARD)} />}
                  <b>{item.title}</b>
                  {item.text && <span className="muted">{item.text}</span>}
                  <span className={css.end}>
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
          organizationId={live.organizationId}
          consentHref={live.consentHref}
          services={items.map((item) => item.title)}
        />
      </section>
    </>
  )
}
