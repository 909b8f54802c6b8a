import { openingPage as text } from '@okolitsa/strings/ru/opening-page.ts'
import landscape from '../../assets/land/hero.svg'
import { sections } from '../../features/navigation/sections.ts'
import { OpeningForm } from '../../features/opening/opening-form.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import css from './opening.module.css'

/** The announcement of a market that is not open yet, at every address of it. */
export function Page() {
  const { site } = useRootData()
  const sign = useMarketSign()
  const absolute = useAbsoluteUrl()
  const { description, announcement } = site.market
  const paragraphs = (announcement?.story ?? '').split(/\n+/).filter((line) => line.trim() !== '')
  return (
    <div className={css.page}>
      <PageHead
        title={sign.name}
        isWholeTitle
        description={description ?? text.lead}
        canonical={absolute('/')}
        isHidden
      />
      <img className={css.land} src={landscape} alt="" width={1200} height={640} />
      <div className={css.content}>
        <Logo {...sign} />
        <div className="stack g3">
          <h1 className={css.title}>{text.title}</h1>
          {description && <p className={css.lead}>{description}</p>}
          {paragraphs.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {paragraphs.length === 0 && <p>{text.lead}</p>}
          {announcement?.towns && (
            <p>
              <b>{text.towns}:</b> {announcement.towns}
            </p>
          )}
        </div>
        <div className={css.card}>
          <OpeningForm />
        </div>
        <div className="row fw g3">
          <Button look="white" size="medium" href={site.links?.becomeSeller ?? sections.becomeSeller.href}>
            {text.farmer}
          </Button>
          <Button look="white" size="medium" href="/cabinet">
            {text.staff}
          </Button>
        </div>
      </div>
    </div>
  )
}
