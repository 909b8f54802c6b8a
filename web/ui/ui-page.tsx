import type { UiSamples } from '@okolitsa/strings/ru/ui-samples.ts'
import { Button } from './button.tsx'
import { Logo } from './logo.tsx'
import { CardSamples } from './page/card-samples.tsx'
import { ControlSamples } from './page/control-samples.tsx'
import { FieldSamples } from './page/field-samples.tsx'
import { SampleBlock } from './page/sample-block.tsx'
import { StateSamples } from './page/state-samples.tsx'
import { WaySamples } from './page/way-samples.tsx'
import css from './ui-page.module.css'

/** The page `/_ui`: every component in every state. */
export default function UiPage({ samples }: { samples: UiSamples }) {
  const { type } = samples
  return (
    <main className={`wrap ${css.page}`}>
      <header className="stack">
        <Logo name={samples.name} />
        <h1 className="h1">{samples.title}</h1>
        <p className="muted">{samples.intro}</p>
      </header>

      <SampleBlock title={samples.sections.type}>
        <p className="display">{type.display}</p>
        <div className="stack g2">
          <p className="h1">{type.h1}</p>
          <p className="h2">{type.h2}</p>
          <p className="h3">{type.h3}</p>
          <p className="h4">{type.h4}</p>
        </div>
        <p className={css.measure}>{type.text}</p>
        <p className="sm muted">{type.note}</p>
        <p>
          <a className="link" href="#more">
            {type.link}
          </a>
        </p>
        <div className="row fw g6">
          <Logo name={samples.name} size="small" />
          <span className={css.dark}>
            <Logo name={samples.name} inverse />
          </span>
          <Logo name={samples.name} signOnly />
        </div>
      </SampleBlock>

      <ControlSamples samples={samples} />
      <FieldSamples samples={samples} />
      <WaySamples samples={samples} />
      <CardSamples samples={samples} />
      <StateSamples samples={samples} />

      <SampleBlock title={samples.sections.themes}>
        <div className={css.themes}>
          {samples.themes.map((theme) => (
            <div key={theme.id} data-theme={theme.id} className={css.theme}>
              <b>{theme.title}</b>
              <span className={css.bar} aria-hidden="true">
                <i />
                <i />
                <i />
                <i />
              </span>
              <Button size="medium" block>
                {samples.shelf.addLabel}
              </Button>
              <Button size="medium" look="soft" block>
                {samples.buttons.more}
              </Button>
            </div>
          ))}
        </div>
      </SampleBlock>
    </main>
  )
}
