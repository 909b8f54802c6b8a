import { uiSamples } from '@okolitsa/strings/ru/ui-samples.ts'
import UiPage from '../../ui/ui-page.tsx'

/** The living page of the design system; in development only. */
export function Page() {
  return (
    <>
      <title>{uiSamples.title}</title>
      <UiPage samples={uiSamples} />
    </>
  )
}
